import FlowInterfaceBuilder

/// Finds the flows in a folder.
public enum FlowFolder {
  /// The paths of the flows in a folder, sorted, each beginning with the folder's path: its `.yaml` and `.yml` files, or
  /// those that a `config.yaml` in it names.
  ///
  /// As in Maestro, folders below hold subflows and are left out where no configuration names them; configurations are no
  /// flows, and hidden files are left out.
  ///
  /// - Throws: `FlowError` when the folder cannot be read, or when all its flows are in folders below.
  public static func flows(in folder: String) throws(FlowError) -> [String] {
    do throws(FlowErrors) {
      return try FlowWorkspace(at: folder, in: .everything).files.map(\.path)
    } catch {
      throw error.errors[0]
    }
  }
}
