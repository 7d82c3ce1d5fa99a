# The formula of a tap: copy it to Formula/flowsim.rb there, with the URL of flowsim's repository for URL.
class Flowsim < Formula
  desc "Runs user flows over an iOS app's storyboards and sources, without a simulator"
  homepage "URL"
  url "URL", using: :git, tag: "0.1.0"
  license "MIT"
  head "URL", using: :git, branch: "main"

  depends_on "pkg-config" => :build
  depends_on xcode: ["16.3", :build]
  depends_on "graphviz"
  uses_from_macos "swift" => :build

  def install
    %w[flowsim flowsim-layout].each do |program|
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", program
      bin.install ".build/release/#{program}"
    end
    generate_completions_from_executable(bin/"flowsim", "--generate-completion-script")
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/flowsim --version").strip
  end
end
