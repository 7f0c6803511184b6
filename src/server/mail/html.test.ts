import { expect, test } from 'vitest'
import { html } from './html.ts'

test('T35 every value is escaped, but for markup made here', () => {
  const name = `<img src=x onerror="alert('1')">&`
  expect(html`<p title="${name}">${name}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">' +
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</p>',
  )
  expect(html`<ul>${['<a>', 'b'].map((word) => html`<li>${word}</li>`)}</ul>`.markup).toBe(
    '<ul><li>&lt;a&gt;</li><li>b</li></ul>',
  )
  expect(html`${0}${''}`.markup).toBe('0')
})

test('something that only looks like markup is not trusted', () => {
  const forged = { markup: '<script>', toString: () => '<script>' } as unknown as string
  expect(() => html`${forged}`.markup).toThrow()
})
