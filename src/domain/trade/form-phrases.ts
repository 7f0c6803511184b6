import type { Phrases } from './phrases.ts'

/** Returns by what they are for, and the work that only they bring. */
export const formPhrases: Phrases = {
  'Form 1040': [
    /\b(?:individual|personal|household|expat|family|HNW|high[- ]net[- ]worth)(?: (?:income|client|federal|and (?:business|corporate|partnership|trust)))* ?(?:income )?(?:tax(?:es)?)? ?(?:returns?|filers?|tax (?:prep\w*|work|clients|compliance|season)|taxes)\b/,
    /\b(?:returns|taxes) (?:for|of) (?:\w+ )?(?:individuals|households|families|executives|retirees|expats)\b|\bindividuals(?:’|')? (?:tax )?returns\b/,
    /\b(?:W-?2|brokerage|rental).{0,40}\b(?:households?|organi[sz]er|families)\b/,
    /\bindividual (?:and|&|,|\/) (?:business|corporate|partnership|entity|trust|small[- ]business)\b.{0,30}\b(?:returns?|tax)/,
    /\bform 1040(?:-?SR)?s?\b|\b1040-?SR\b/,
    /\bpersonal returns\b/,
  ],
  'Form 1040-NR': [
    /\bnon-?residents?(?: alien)?(?: individual)?(?: income)?(?: tax)? returns?\b|\breturns for non-?residents?\b|\bform 1040-?NR\b|\b1040-?NRs\b/,
  ],
  'Form 1040-X': [
    /\bamend(?:ed|ing|ments?)(?: (?:individual|personal|prior-year|federal|income|tax))* returns?\b|\bamended (?:1040s?|individual\w*)\b|\bform 1040-?X\b|\b1040-?Xs\b/,
  ],
  'Form 1041': [
    /\b(?:trusts?|fiduciary)(?:,? (?:and|&|or|\/) estates?)?(?: income)?(?: tax)? returns?\b|\bestates?,? (?:and|&|or|\/) trusts?(?: income)?(?: tax)?(?: returns?)?|\btrusts? (?:and|&|\/) estates?\b|\bestate (?:income|fiduciary) (?:tax )?returns?\b|\bfiduciary (?:income )?tax\w*|\b(?:grantor|simple|complex) trusts?\b|\bDNI\b|\bform 1041s?\b/,
  ],
  'Form 1065': [
    /\bpartnership(?:s|’s)?(?: (?:and|&|,|\/) (?:S-?corp\w*|corporate|corporations?|individual|LLC))?(?: (?:income|federal|tax|K-?1s?|business))* ?(?:returns?|K-?1s?|tax(?:es)?|filings?)\b/,
    /\b(?:returns?|K-?1s?|tax\w*)\b.{0,50}\bpartnerships\b|\bpartnerships\b.{0,40}\b(?:returns|K-?1s?)\b/,
    /\bS-?corp(?:oration)?s?(?: returns)? (?:and|&|or|\/) (?:a )?partnerships?\b|\bpartnerships?,? (?:and|&|or|\/) (?:an )?S-?corp\w*|\bpartnerships?,? (?:S-?corp|LLC|trust|corporat)\w*/,
    /\b(?:multi-?member |LLC )(?:LLCs?|partnership)?(?: tax)? ?returns?\b|\bLLC (?:partnership|returns?)\b/,
    /\bpartner(?:s|s’|'s|’s)? (?:capital|basis|K-?1s?)\b|\bcapital accounts?\b.{0,40}\b(?:K-?1|partner|basis|LLC)|\b704\(?[bc]\)?|\b754\b(?= ?(?:step|elect|adj))|\bpass-?throughs?(?: entit\w+)?(?: tax)? returns?\b|\bform 1065s?\b/,
  ],
  'Form 1120-S': [
    /\bS[- ]?corp(?:oration)?s?\b/,
    /\bshareholder (?:basis|distributions?|loans?)\b|\bAAA\b|\breasonable comp(?:ensation)?\b|\bsub-?chapter S\b|\bpass-?throughs?(?: entit\w+)?(?: tax)? returns?\b|\bform 1120-?S\b|\b1120-?Ss\b/,
  ],
  'Form 1120': [
    /\bC[- ]?corp(?:oration)?s?\b/,
    /\bcorporate(?: (?:income|federal|tax))* returns?\b|\bcorporation(?:s|’s)? (?:income )?tax returns?\b|\bcorporate income tax(?:es)? (?:compliance|filings?)\b|\b(?:closely held|consolidated) (?:C-?)?corporat\w+ (?:returns?)?\b|\bM-?1s? and M-?[23]s?\b|\bSchedule M-?[123]s?\b|\bform 1120s?\b(?!-?S)/,
  ],
  'Form 990': [
    /\b(?:nonprofit|non-profit|not-for-profit|exempt[- ]org\w*|exempt organi[sz]ation|charity|charitable|foundation)(?:s|’s|s’)?(?: (?:annual|information|income))?(?: tax)? (?:returns?|filings?)\b|\bform 990s?(?:-?(?:EZ|PF|T|N))?\b|\b990-?(?:EZ|PF|T|N)s?\b|\bfunctional expense (?:page|statement|schedule)\b/,
  ],
  'Form 709': [
    /\bgift(?: (?:and|&) (?:estate|GST))?[- ]tax(?: returns?| filings?)?\b|\bgift returns?\b|\bform 709s?\b/,
  ],
  'Form 706': [/\bestate(?: (?:and|&) gift)?[- ]tax(?: returns?| filings?)?\b|\bform 706s?\b/],
  'Form 941': [
    /\bquarterly (?:federal |employer |employment )*(?:payroll|employment|withholding|employer)(?: tax)? (?:returns?|filings?|reports?|forms?|taxes)\b|\bquarterly federal (?:payroll )?(?:returns?|filings?|payroll)\b|\bform 941s?\b|\b94x\b|\bpayroll tax (?:returns?|filings?|forms?|reports?)\b|\bfederal payroll filings\b|\b941\/940\b/,
  ],
  'Form 940': [/\bFUTA\b|\bannual (?:federal )?unemployment\b|\bform 940s?\b|\b94x\b|\bfederal unemployment\b/],
  'Form 1099': [
    /\b(?:year[- ]end )?information returns?\b|\bcontractor (?:forms|tax forms|reporting|year-end forms|statements)\b|\bNEC (?:and|&|\/) MISC\b|\bNECs?\b|\bform 1099s?(?:-\w+)?\b|\b1099-?(?:NEC|MISC|K|INT|DIV|R|S)s?\b/,
  ],
  'Form W-2': [/\b(?:year[- ]end |annual )?wage (?:and tax )?statements?\b|\bform W-?2s?\b|\bW-?2c?s\b|\bW-?3s?\b/],
  'Form W-9': [
    /\b(?:vendor|contractor) (?:tax[- ]ID|TIN|taxpayer ID) (?:forms?|certifications?|collection|requests?)\b|\bform W-?9s?\b/,
  ],
  'Form 5500': [
    /\b(?:benefit|retirement|401\(?k\)?) plan (?:returns?|filings?|annual returns?)\b|\bform 5500s?\b|\b5500s\b/,
  ],
  'Form 5471': [
    /\bCFCs? (?:information )?(?:returns?|reporting)\b|\b(?:controlled )?foreign corporations? (?:returns?|reporting|information)\b|\bform 5471s?\b|\b5471s\b/,
  ],
  'Form 5472': [
    /\bforeign[- ]owned (?:US |U\.S\. |disregarded |single-member |domestic )*(?:entit\w+|LLCs?|corporat\w+|compan\w+)\b|\bform 5472s?\b|\b5472s\b/,
  ],
  'Form 8865': [/\bforeign partnerships?(?: (?:returns?|reporting|information))?\b|\bform 8865s?\b|\b8865s\b/],
  'Form 8938': [
    /\bforeign (?:financial )?assets? (?:statements?|reporting|disclosures?)\b|\bFATCA (?:form|reporting|statement|disclosure)s?\b|\bform 8938s?\b|\b8938s\b/,
  ],
  FBAR: [
    /\bforeign bank (?:and financial )?accounts?(?: reports?| reporting| filings?)?\b|\bFBARs?\b|\bFinCEN(?: form)? 114s?\b/,
  ],
  'Form 4562': [
    /\b(?:tax )?depreciation (?:schedules? for the returns?|forms?|and amortization form)\b|\btax depreciation\b|\bcost segregation\b|\bMACRS\b|\bSection 179\b|\bform 4562s?\b/,
  ],
  'Form 3115': [
    /\b(?:accounting[- ])?method changes?\b|\bchanges? (?:in|of) (?:accounting )?methods?\b|\bform 3115s?\b|\b3115s\b/,
  ],
  'Form 7004': [/\b(?:business|corporate|partnership|entity) extensions?\b|\bform 7004s?\b|\b7004s\b/],
  'Form 4868': [/\b(?:individual|personal) extensions?\b|\bform 4868s?\b|\b4868s\b/],
  'Schedule C': [
    /\bsole[- ]propriet(?:ors?|orships?)(?:’|'s)?(?: (?:returns?|filers?|schedules?|tax\w*))?\b|\b(?:self-employed|freelancers?|gig workers?)(?:’|')? (?:returns?|filers?|tax\w*|schedules?)\b|\bsch(?:edule|ed|\.)? ?Cs?\b(?!\w)|\bschedules C(?: (?:and|&) E)?\b/,
  ],
  'Schedule E': [
    /\brental (?:schedules?|propert(?:y|ies) schedules?|income schedules?|real estate schedules?|activity schedules?|property returns?)\b|\b(?:landlords?|rentals?) (?:on|schedules?|returns)\b|\bsch(?:edule|ed|\.)? ?Es?\b(?!\w)|\bschedules C (?:and|&) E\b/,
  ],
  'Form 10-K': [
    /\bannual (?:SEC |report to the SEC|reports? on form)\s?(?:filings?|reports?)?\b|\b10-?Ks?\b|\bform 10-?K\b|\bannual reports? (?:to|with|for) the SEC\b/,
  ],
  'Form 10-Q': [/\bquarterly (?:SEC |reports? on form)\s?(?:filings?|reports?)?\b|\b10-?Qs?\b|\bform 10-?Q\b/],
}
