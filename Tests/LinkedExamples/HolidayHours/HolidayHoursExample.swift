// The sources are those of Examples/HolidayHours: interface-sources names them.
