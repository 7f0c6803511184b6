import type { ReactNode } from 'react'
import { fillIns } from '#contract/fill-ins.ts'
import { brand } from '#domain/brand.ts'

/** Where the build put what a pre-rendered page loads. Styles are small enough to be inlined. */
export type PageAssets = { styles: string; script: string; fonts: string[] }

export type PageHead = {
  path: string
  /** Where it differs from the path, which may have a parameter. */
  address?: string
  title: string
  /** Without one, a page has none of the tags that search engines and shared links read. */
  description?: string
  /** Left out of search engines. */
  isUnlisted?: boolean
  data?: object[]
}

/** A `<` in data could end the element that holds it. */
const asScriptText = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The document around a pre-rendered page. */
export function HtmlDocument({ head, assets, children }: { head: PageHead; assets: PageAssets; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles; React would escape their quotes. */}
        <style dangerouslySetInnerHTML={{ __html: assets.styles }} />
        <script type="module" src={assets.script} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBFAF6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0C1513" media="(prefers-color-scheme: dark)" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <HeadTags {...head} />
      </head>
      <body>
        <a href="#main" className="g-skip">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  )
}

/** What identifies a page in the tab, in search engines and in link previews. */
export function HeadTags({ path, address = path, title, description, isUnlisted = false, data = [] }: PageHead) {
  const url = fillIns.appUrl + address
  return (
    <>
      <title>{title}</title>
      {isUnlisted && <meta name="robots" content="noindex" />}
      {description && (
        <>
          <meta name="description" content={description} />
          <link rel="canonical" href={url} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={`${fillIns.appUrl}/share.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={`${brand.name}. ${brand.tagline}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {data.map((one) => (
        <script
          key={asScriptText(one)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, in the only form that an element of data has.
          dangerouslySetInnerHTML={{ __html: asScriptText(one) }}
        />
      ))}
    </>
  )
}
