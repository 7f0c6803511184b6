import type { ReactNode } from 'react'
import { about, clients, testimonials } from '../content.ts'
import { PublicPage } from '../shells/public-page.tsx'
import { About } from './about.tsx'
import { Benefits } from './benefits.tsx'
import { Clients } from './clients.tsx'
import { Faqs } from './faqs.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Services } from './services.tsx'
import { Statistics } from './statistics.tsx'
import { Support } from './support.tsx'
import { TalentCall } from './talent-call.tsx'
import { Testimonials } from './testimonials.tsx'
import { UseCases } from './use-cases.tsx'

/** The landing page, section by section. The last one's form comes from the leads feature. */
type Props = {
  year: string
  leadForm: ReactNode /** Off in production, where nothing made up is shown. */
  showsSamples: boolean
}

export function LandingPage({ year, leadForm, showsSamples }: Props) {
  const isShown = ({ isSample }: { isSample: boolean }) => showsSamples || !isSample
  return (
    <PublicPage isLanding year={year}>
      <Hero />
      <Statistics />
      {isShown(clients) && <Clients />}
      <UseCases />
      <HowItWorks />
      <Benefits />
      <Services />
      <About hasStory={isShown(about)} />
      {isShown(testimonials) && <Testimonials />}
      <Faqs />
      <TalentCall />
      <Support form={leadForm} />
    </PublicPage>
  )
}
