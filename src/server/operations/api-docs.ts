import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { brand } from '#domain/brand.ts'
import { once } from '#domain/once.ts'
import { problemCodes } from '#domain/problem.ts'
import { describeSchema, type Field } from './describe-schema.ts'
import { type Operation, openApiDocument, type Parameter, type Schema } from './openapi.ts'

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The API reference for people, rendered from the OpenAPI document, complete without a script. */
export const apiDocsRoutes = () => {
  const css = readFileSync(new URL('./api-docs.css', import.meta.url), 'utf8')
  const drawn = once(() => page(openApiDocument()))
  return new Hono()
    .get('/api/docs', async (c) => c.html(await drawn(), 200, { 'content-security-policy': policy }))
    .get('/api/docs.css', (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }))
}

type Entry = { method: string; path: string; operation: Operation }

function page({ info, paths }: ReturnType<typeof openApiDocument>) {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API reference · ${brand.name}</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <header><a class="brand" href="/">${brand.name}</a></header>
        <main>
          <h1>API reference</h1>
          <p class="lead">${info.description}</p>
          <p>
            Requests and answers are JSON unless another type is named. A session is a cookie, set by <a href="#signIn">logging in</a>. The same
            reference for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </p>
          ${contents(entries)} ${entries.map(section)} ${refusals()}
        </main>
      </body>
    </html>`
}

const contents = (entries: Entry[]) => html`
  <nav aria-label="Endpoints">
    <ul>
      ${entries.map(
        ({ method, path, operation }) => html`
          <li>
            <a href="#${operation.operationId}"><span class="method">${method}</span> <code>${path}</code></a>
          </li>
        `,
      )}
    </ul>
  </nav>
`

const section = ({ method, path, operation }: Entry) => html`
  <section id="${operation.operationId}">
    <h2><span class="method">${method}</span> <code>${path}</code></h2>
    <p>${operation.summary}.</p>
    ${operation.description && html`<p class="steps">${operation.description}</p>`}
    <p class="access">For ${accessLabel(operation['x-access'])}</p>
    ${fieldList('Path and query', describeSchema(objectOf(operation.parameters)))}
    ${contentList('Body', operation.requestBody)}
    ${contentList('Answer', operation.responses[200] as Content)}
  </section>
`

const accessLabel = (access: Operation['x-access']) => {
  if (access === 'anyone') return 'anyone'
  if (access === 'signed-in') return 'anyone signed in'
  return [access].flat().join(' or ')
}

type Content = { content: Record<string, { schema: Schema }> }

/** JSON is the rule; any other type is named. */
const contentList = (title: string, { content }: Content = { content: {} }) =>
  Object.entries(content).map(([type, { schema }]) =>
    fieldList(type === 'application/json' ? title : `${title} (${type})`, describeSchema(schema)),
  )

const objectOf = (parameters: Parameter[]): Schema => ({
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
})

const fieldList = (title: string, alternatives: Field[][]) =>
  alternatives.map(
    (fields, index) => html`
      <h3>${index === 0 ? title : 'Or'}</h3>
      <dl>
        ${fields.map(
          ({ name, description, isRequired }) => html`
            <div>
              <dt><code>${name}</code>${isRequired ? '' : html` <span class="optional">optional</span>`}</dt>
              <dd>${description}</dd>
            </div>
          `,
        )}
      </dl>
    `,
  )

const refusals = () => html`
  <section id="refusals">
    <h2>Errors</h2>
    <p>
      An error looks like this:
      <code>{ "error": { "code", "message", "field"?, "fields"?, "requestId" } }</code>: a code for programs, a message
      for people, the field it belongs to, and the request's ID for support.
    </p>
    <dl>
      ${Object.entries(problemCodes).map(
        ([code, status]) => html`
          <div>
            <dt><code>${code}</code></dt>
            <dd class="status">${status}</dd>
          </div>
        `,
      )}
    </dl>
  </section>
`
