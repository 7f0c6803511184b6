import './ui/tokens.css'
import './ui/fonts.css'
import './ui/base.css'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fillIns } from '#contract/fill-ins.ts'
import { brand } from '#domain/brand.ts'
import { appHeads } from './app-heads.ts'
import { CaseStudiesPage } from './case-studies/case-studies-page.tsx'
import { caseStudies } from './case-studies/studies.ts'
import { landingMeta, support } from './content.ts'
import { DocumentPage, type DocumentText } from './documents/document.tsx'
import { matching } from './documents/matching.ts'
import { privacy } from './documents/privacy.ts'
import { security } from './documents/security.ts'
import { terms } from './documents/terms.ts'
import { HeadTags, HtmlDocument, type PageAssets, type PageHead } from './html-document.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { LeadAnswer } from './leads/lead-answer.tsx'
import { LeadForm } from './leads/lead-form.tsx'
import { faqPage, organization, webPage } from './structured-data.ts'

type Page = PageHead & { file: string; body: ReactNode }

const { year, email, emailInQuery, message } = fillIns
const titled = (title: string) => `${title} · ${brand.name}`

const documentPage = (path: string, text: DocumentText): Page => ({
  path,
  file: `${path.slice(1)}.html`,
  title: titled(text.title),
  description: text.description,
  data: [webPage(path, text)],
  body: <DocumentPage year={year} text={text} />,
})
const landingPage = (file: string, showsSamples: boolean): Page => ({
  path: '/',
  file,
  ...landingMeta,
  data: [organization, faqPage],
  body: <LandingPage year={year} leadForm={<LeadForm />} showsSamples={showsSamples} />,
})
const leadPage = (file: string, body: ReactNode): Page => ({
  path: '/leads',
  file: `leads/${file}`,
  title: titled(support.title),
  isUnlisted: true,
  body,
})

/** The pages rendered at build time, complete without a script. */
const pages: Page[] = [
  landingPage('index.html', true),
  documentPage('/terms', terms),
  documentPage('/privacy', privacy),
  documentPage('/security', security),
  documentPage('/how-matching-works', matching),
  {
    path: '/case-studies',
    file: 'case-studies.html',
    title: titled(caseStudies.title),
    description: caseStudies.description,
    data: [webPage('/case-studies', caseStudies)],
    body: <CaseStudiesPage year={year} />,
  },
  leadPage('thanks.html', <LeadAnswer year={year} email={email} emailInQuery={emailInQuery} />),
  leadPage('again.html', <LeadAnswer year={year} email={email} message={message} />),
]

/** Shown in place of the page of the same name where nothing made up may stand. */
const productionPages = [landingPage('production/index.html', false)]

/** Pages of the application that a search engine may show, too. */
const listedAppPaths = ['/talent-intake', '/customer-onboarding', '/login']

const sitemap = () => {
  const paths = [...pages.filter((page) => !page.isUnlisted).map(({ path }) => path), ...listedAppPaths]
  const entries = paths.map((path) => `  <url><loc>${fillIns.appUrl}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`
}

const AppHead = (head: PageHead) => (
  <>
    <HeadTags {...head} />
    <meta name="glide:support-email" content={fillIns.supportEmail} />
    <meta name="glide:scheduling" content={fillIns.scheduling} />
  </>
)

/** By path, for the page that the application starts in. */
const appHeadMarkup = () =>
  Object.fromEntries(
    appHeads(fillIns.path).map((head) => [head.path, renderToStaticMarkup(<AppHead {...head} />)] as const),
  )

const robots = `User-agent: *
Disallow: /api/
Disallow: /files/
Disallow: /leads

Sitemap: ${fillIns.appUrl}/sitemap.xml
`

export type { PageAssets }
export type PrerenderedFile = { file: string; content: string }

/** Every file the server fills in and serves, by its name in dist/pages. */
export const prerender = (assets: PageAssets): PrerenderedFile[] => [
  ...[...pages, ...productionPages].map(({ file, body, ...head }) => ({
    file,
    content: `<!doctype html>${renderToStaticMarkup(
      <HtmlDocument head={head} assets={assets}>
        {body}
      </HtmlDocument>,
    )}`,
  })),
  { file: 'app/heads.json', content: JSON.stringify(appHeadMarkup()) },
  { file: 'sitemap.xml', content: sitemap() },
  { file: 'robots.txt', content: robots },
]
