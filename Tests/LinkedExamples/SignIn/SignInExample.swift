// The sources are those of Examples/SignIn: interface-sources names them.
