type Iso<Value> = Value extends Date ? string : Value

/** A row for a response: its times as ISO strings, everything else unchanged. */
export const withIsoTimes = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  ) as { [Field in keyof Row]: Iso<Row[Field]> }
