import type { Schema } from './openapi.ts'

export type Field = { name: string; description: string; isRequired: boolean }

/** The fields of a schema as a flat list that a person can read; alternatives are separate lists. */
export function describeSchema(schema: Schema): Field[][] {
  return alternativesOf(schema)
    .map((alternative) => fieldsOf(alternative, ''))
    .filter((fields) => fields.length > 0)
}

const alternativesOf = (schema: Schema) => (schema.anyOf ?? schema.oneOf ?? [schema]) as Schema[]

function fieldsOf(schema: Schema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const property = value as Schema
    const name = `${prefix}${key}`
    const isRequired = schema.required?.includes(key) ?? false
    const description = [describeProperty(property), property.description].filter(Boolean).join('. ')
    return [{ name, description, isRequired }, ...insideOf(property, name)]
  })
}

function insideOf(schema: Schema, name: string): Field[] {
  if (schema.type === 'array') return fieldsOf(schema.items as Schema, `${name}[].`)
  return alternativesOf(schema).flatMap((alternative) => fieldsOf(alternative, `${name}.`))
}

/** 'text, 1 to 100 characters', 'one of draft, Open', 'list of text, at most 10'. */
export function describeProperty(schema: Schema): string {
  const type = [typeOf(schema), ...limitsOf(schema)].join(', ')
  return schema.default === undefined || schema.default === null
    ? type
    : `${type}; ${JSON.stringify(schema.default)} unless given`
}

const typeNames: Record<string, string> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'whole number',
  null: 'null',
}

function typeOf(schema: Schema): string {
  if (schema.anyOf || schema.oneOf) return [...new Set(alternativesOf(schema).map(describeProperty))].join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (schema.type === 'array') return `list of ${describeProperty(schema.items as Schema)}`
  if (schema.format) return schema.format
  return [schema.type ?? 'anything'].flat().map(nameOf).join(' or ')
}

const nameOf = (type: string) => typeNames[type] ?? type

function limitsOf(schema: Schema): string[] {
  return [
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, schema.type === 'array' ? ' items' : ''),
    range(schema.minimum, schema.maximum, ''),
    schema.pattern && `matching ${schema.pattern}`,
  ].filter((limit): limit is string => Boolean(limit))
}

function range(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`
  if (least !== undefined) return `at least ${least}${unit}`
  return most === undefined ? undefined : `at most ${most}${unit}`
}
