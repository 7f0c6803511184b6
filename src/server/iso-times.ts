type Iso<Value> = Value extends Date ? string : Value

/** A row as it is answered: its times as the contract writes them, all else as it is. */
export const withIsoTimes = <Row extends object>(row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  ) as { [Field in keyof Row]: Iso<Row[Field]> }
