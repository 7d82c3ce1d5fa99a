# docker build -t flowsim .
# docker run --rm -v "$PWD:/app" flowsim check .
FROM swift:6.1-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends libgraphviz-dev make pkg-config \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /flowsim
COPY . .
RUN make install DESTDIR=/out PREFIX=/usr

# The programs hold Swift's libraries. What they ask the system for beside the C and C++ libraries is Graphviz, for
# pictures, a font for their texts, and git, for what a pull request changes.
FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-dejavu-core git libgvc6 libstdc++6 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build /out/ /
WORKDIR /app
ENTRYPOINT ["flowsim"]
CMD ["--help"]
