import type { Phrases } from './phrases.ts'

/** Standards by their subject and by the work that applies them. */
export const standardPhrases: Phrases = {
  'US GAAP': [
    /\b(?:US|U\.S\.|American|United States)[- ]?GAAP\b|\bGAAP[- ](?:compliant|basis|financial|reporting|financials|statements|books|close|conversion)\b|\bUS accounting standards\b|\bgenerally accepted accounting principles\b|\bASC (?:topics|codification)\b|\bFASB (?:standards|codification)\b/,
  ],
  IFRS: [
    /\bIFRS(?: reporting| standards| conversion)?\b(?! (?:9|15|16))|\binternational financial reporting standards?\b/,
  ],
  'ASC 606': [
    /\brev(?:enue)?[- ]?rec(?:ognition|og)?\b|\b(?:topic|standard|under|ASC)[- ]?606\b|\b606\b(?= (?:memos?|contract|assess|review|revenue))|\bfive-step (?:model|revenue)\b|\bperformance obligations?\b/,
  ],
  'ASC 842': [
    /\blease (?:guidance|accounting|standard|adoption|schedules?|liabilit\w+|implementation)\b|\bright[- ]of[- ]use\b|\bROU (?:assets?|lease|schedule)\w*|\b(?:topic|standard|under|ASC)[- ]?842\b|\bleases under 842\b/,
  ],
  'ASC 740': [
    /\b(?:income )?tax provisions?\b|\bprovision (?:for income tax|work|calc)\w*|\bdeferred tax(?:es)?\b|\baccounting for income taxes\b|\b(?:topic|under|ASC)[- ]?740\b|\bFIN ?48\b|\buncertain tax positions\b/,
  ],
  'ASC 718': [
    /\bstock[- ](?:based )?comp(?:ensation)?\b|\bshare-based (?:comp|pay)\w*|\bequity (?:comp|award)\w*|\b(?:topic|under|ASC)[- ]?718\b|\bstock options? expens\w*/,
  ],
  'ASC 805': [/\bpurchase (?:price allocation|accounting)\b|\bbusiness combinations?\b|\bPPA\b/],
  'ASC 326': [/\bexpected credit loss\w*|\bCECL\b/],
  SOX: [
    /\bSarbanes[- ]?Oxley\b|\bSOX\b|\b(?:section )?404 (?:control|test|compl|program|cert|work|audit)\w*|\bICFR\b|\binternal controls? over financial\b|\bcontrol testing\b|\bkey controls?\b/,
  ],
  PCAOB: [/\bPCAOB\b|\bpublic[- ]company audit(?:s|ing)?(?: standards?)?\b|\bissuer audits?\b/],
  GAAS: [
    /\bGAAS\b|\bAICPA audit(?:ing)? standards?\b|\bgenerally accepted auditing\b|\b(?:private|nonissuer)[- ]company audit(?:s|ing)? standards?\b|\bstatements? on auditing standards?\b/,
  ],
  GAGAS: [/\byellow book\b|\bGAGAS\b|\bgovernment(?:al)? auditing standards?\b/],
  GASB: [/\bGASB\b|\bgovernmental accounting\b|\bmunicipal accounting\b|\bmodified accrual\b/],
  SSARS: [
    /\bSSARS\b|\bcompilations?(?:,| and| &|\/| or) reviews?\b|\bcompiled (?:and reviewed )?(?:financial )?statements\b|\bcompilation engagements?\b/,
  ],
  'SOC 1': [/\bSOC[- ]?1\b|\bSSAE[- ]?1[68]\b|\bservice[- ]organization controls?\b/],
  'Single Audit': [
    /\bsingle audits?\b|\buniform guidance\b|\bA-133\b|\baudits? of federal (?:awards|grants|programs|funds)\b|\bfederal awards? audits?\b|\bSEFA\b|\b2 CFR\b/,
  ],
  'SEC reporting': [
    /\bSEC (?:reporting|filings?|filer|reports?|registrant|compliance)\b|\bpublic[- ]company reporting\b|\b10-?Ks? (?:and|&|\/) 10-?Qs?\b|\bEdgar\b|\bXBRL\b|\bS-1s?\b/,
  ],
}
