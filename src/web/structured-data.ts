import { fillIns } from '#contract/fill-ins.ts'
import { brand } from './brand.ts'
import { faqs, landingMeta, socialLinks } from './content.ts'

const context = 'https://schema.org'

/** What search engines are told about the company, in their own vocabulary. */
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
