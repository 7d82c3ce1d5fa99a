// The sources are those of Examples/Shop: interface-sources names them.
