import { fillIns } from '#contract/fill-ins.ts'
import { brand } from '#domain/brand.ts'
import { faqs, landingMeta, socialLinks } from './content.ts'

const context = 'https://schema.org'

/** Structured data about the company for search engines. */
export const organization = {
  '@context': context,
  '@type': 'Organization',
  name: brand.name,
  url: `${fillIns.appUrl}/`,
  logo: `${fillIns.appUrl}/favicon.svg`,
  slogan: brand.tagline,
  description: landingMeta.description,
  sameAs: socialLinks.map(({ url }) => url).filter(Boolean),
}

export const faqPage = {
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: faqs.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}

/** A page below the landing page, with the way to it. */
export const webPage = (path: string, { title, description }: { title: string; description: string }) => ({
  '@context': context,
  '@type': 'WebPage',
  name: title,
  description,
  url: fillIns.appUrl + path,
  isPartOf: { '@type': 'WebSite', name: brand.name, url: `${fillIns.appUrl}/` },
  breadcrumb: {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand.name, item: `${fillIns.appUrl}/` },
      { '@type': 'ListItem', position: 2, name: title, item: fillIns.appUrl + path },
    ],
  },
})
