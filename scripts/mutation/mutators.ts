import { parseSync } from 'vite'

/** One small fault: a range of a file, and its replacement. */
export type Mutant = { file: string; start: number; end: number; line: number; original: string; replacement: string }

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Edit = { at?: { start: number; end: number }; to: string }

const otherOperators: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '??=': ['='],
  '++': ['--'],
  '--': ['++'],
}

const otherMethods: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  minLength: 'maxLength',
  maxLength: 'minLength',
  minimum: 'maximum',
  maximum: 'minimum',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
}

/** Calls whose result is much like what they are called on: without them a test must see the difference. */
const droppableMethods = ['filter', 'flat', 'reverse', 'slice', 'sort', 'toReversed', 'toSorted', 'trim']

const isText = (node: Node) => node.type === 'TemplateLiteral' || typeof node.value === 'string'

/** Sentences are for people, and tests that repeat them word for word only make them hard to change. */
const isProse = (text: string) => /\p{L}{2,} .*\p{L}{2,}|\p{L}{2,}.* \p{L}{2,}/su.test(text.replace(/\$\{[^}]*\}/g, ''))

/** What may stand instead of a node; `at` when only a part of it is replaced. */
function editsOf(node: Node, parent: Node, source: string): Edit[] {
  const text = (part: unknown) => source.slice((part as Node).start, (part as Node).end)
  const child = (key: string) => node[key] as Node
  const always = (part: Node, ...values: string[]): Edit[] =>
    typeof part.value === 'boolean' ? [] : values.map((to) => ({ at: part, to }))

  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return always(child('test'), 'true', 'false')
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
      return node.test ? always(child('test'), 'false') : []
    case 'BinaryExpression':
      if (node.operator === '+' && [child('left'), child('right')].some(isText)) return []
      return withOtherOperators()
    case 'LogicalExpression':
      return withOtherOperators()
    case 'AssignmentExpression':
      return (otherOperators[String(node.operator)] ?? []).map((operator) => ({
        to: `${text(node.left)} ${operator} ${text(node.right)}`,
      }))
    case 'UpdateExpression':
      return [{ to: text(node).replace(String(node.operator), otherOperators[String(node.operator)]?.[0] ?? '') }]
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [{ to: text(node.argument) }] : []
    case 'Literal':
      return literalEdits()
    case 'TemplateLiteral':
      return parent.type === 'TaggedTemplateExpression' || isProse(text(node)) ? [] : [{ to: "''" }]
    case 'ArrayExpression':
      return (node.elements as unknown[]).length > 0 ? [{ to: '[]' }] : []
    case 'ObjectExpression':
      return (node.properties as unknown[]).length > 0 ? [{ to: '{}' }] : []
    case 'ArrowFunctionExpression':
      return child('body').type === 'BlockStatement' ? [] : [{ at: child('body'), to: 'undefined' }]
    case 'ReturnStatement':
      return node.argument && typeof child('argument').value !== 'boolean' ? [{ to: 'return undefined' }] : []
    case 'ExpressionStatement':
      return typeof node.directive === 'string' ? [] : [{ to: ';' }]
    case 'ThrowStatement':
      // Where an `if` decides, its own mutants do the same.
      return parent.type === 'IfStatement' ? [] : [{ to: ';' }]
    case 'MemberExpression':
      return optionalEdits(child('object'), node.computed ? '' : '.')
    case 'CallExpression':
      return [...optionalEdits(child('callee'), ''), ...methodEdits()]
    default:
      return []
  }

  function withOtherOperators(): Edit[] {
    const others = otherOperators[String(node.operator)] ?? []
    return others.map((operator) => ({ to: `(${text(node.left)} ${operator} ${text(node.right)})` }))
  }

  function literalEdits(): Edit[] {
    const { value } = node
    if (typeof value === 'boolean') return [{ to: String(!value) }]
    if (typeof value === 'string') return isProse(value) ? [] : [{ to: value === '' ? "'mutant'" : "''" }]
    const { pattern, flags } = (node.regex ?? { pattern: '', flags: '' }) as { pattern: string; flags: string }
    const patterns = [pattern.replace(/^\^/, ''), pattern.replace(/(?<!\\)\$$/, '')].filter(
      (other) => other !== pattern,
    )
    const withoutFlag = flags.includes('i') ? [{ to: `/${pattern}/${flags.replace('i', '')}` }] : []
    return [...patterns.map((other) => ({ to: `/${other || '(?:)'}/${flags}` })), ...withoutFlag]
  }

  function optionalEdits(object: Node, to: string): Edit[] {
    if (!node.optional) return []
    const start = source.indexOf('?.', object.end)
    return [{ at: { start, end: start + 2 }, to }]
  }

  function methodEdits(): Edit[] {
    const callee = child('callee')
    const property = callee.property as Node | undefined
    if (callee.type !== 'MemberExpression' || callee.computed || !property) return []
    const name = String(property.name)
    const list = node.arguments as Node[]
    // A schema without one of its checks.
    if (name === 'check') return list.map((check) => ({ at: check, to: '() => {}' }))
    if (droppableMethods.includes(name)) return [{ to: text(callee.object) }]
    // Not what every object has: `toString` has no other.
    const other = Object.hasOwn(otherMethods, name) ? otherMethods[name] : undefined
    return other ? [{ at: property, to: other }] : []
  }
}

/** Types are erased before the code runs. */
const isOnlyType = (node: Node) =>
  (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull|Instantiation)/.test(node.type)) ||
  /^(Import|ExportAll)/.test(node.type)

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

function* childrenOf(node: Node): Generator<Node> {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'key' && !node.computed && node.type !== 'PrivateIdentifier') continue
    if (key === 'source' && node.type.startsWith('Export')) continue
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child) && !isOnlyType(child)) yield child
  }
}

/** `as const` makes a type of a table: the compiler compares every use of it with what stands there. */
const isConstant = (node: Node) =>
  node.type === 'TSAsExpression' && ((node.typeAnnotation as Node).typeName as Node | undefined)?.name === 'const'

const isData = (node: Node) => isText(node) || node.type === 'ArrayExpression' || node.type === 'ObjectExpression'

export function mutantsOf(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  const visit = (node: Node, parent: Node, isInConstant: boolean) => {
    const edits = isInConstant && isData(node) ? [] : editsOf(node, parent, source)
    for (const { at = node, to } of edits) {
      const { start, end } = at
      const line = source.slice(0, start).split('\n').length
      found.push({ file, start, end, line, original: source.slice(start, end), replacement: to })
    }
    for (const child of childrenOf(node)) visit(child, node, isInConstant || isConstant(node))
  }
  const program = parseSync(file, source).program as unknown as Node
  visit(program, program, false)
  return found.filter(({ original, replacement }) => original !== replacement)
}

const endlessAfter = 1_000_000

export const applyMutant = (source: string, { start, end, replacement }: Mutant): string =>
  source.slice(0, start) + replacement + source.slice(end)

/** Loops count their iterations, so that an endless one fails instead of hanging. */
export function countTurns(source: string, file: string): string {
  const count = ` if ((globalThis.mutationTurns = (globalThis.mutationTurns || 0) + 1) > ${endlessAfter}) throw new Error('endless');`
  const inserts: { at: number; text: string }[] = []
  const visit = (node: Node) => {
    if (/^(For|While|DoWhile)/.test(node.type)) {
      const body = node.body as Node
      if (body.type === 'BlockStatement') inserts.push({ at: body.start + 1, text: count })
      else inserts.push({ at: body.start, text: `{${count} ` }, { at: body.end, text: ' }' })
    }
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(file, source).program as unknown as Node)
  return inserts
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, insert) => text.slice(0, insert.at) + insert.text + text.slice(insert.at), source)
}
