import certifications from '../lexicon/certifications.json' with { type: 'json' }
import lexicons from '../lexicon/languages.json' with { type: 'json' }
import { awardLike } from '../parse/awards.ts'
import { isCertificate, isIssuer } from '../parse/certifications.ts'
import { findDates } from '../parse/dates.ts'
import { companyScore } from '../parse/header-parts.ts'
import { isKnownLanguage } from '../parse/languages.ts'
import { isKnownSkill, isSkillLabel } from '../parse/skill-labels.ts'
import { hasAny, isProse, lexicon, plain } from '../parse/words.ts'
import { hasTail, isCut, isGlued, isLabel, isLong, isOddName, isVague, lacks } from './reads.ts'
import type { Doubts, EntryOf } from './reason.ts'

const issuers = lexicon(certifications.issuers)

export const ofCertifications: Doubts<EntryOf<'certifications'>> = {
  kinds: { name: ['certificate'], issuer: ['issuer', 'company', 'school'] },
  names: ['name'],
  follow: ['issuer', 'credential_id'],
  reasons: [
    [
      'name',
      0.5,
      ({ name, issuer }) => isCut(name) || isLong(name, 70) || (!isCertificate(name ?? '') && issuer === null),
    ],
    ['name', 0.2, ({ name }) => isLabel(name) || isSkillLabel(/^(.+):/.exec(name ?? '')?.[1] ?? '')],
    ['name', 0.3, ({ name }) => isKnownSkill(name ?? '') && !isCertificate(name ?? '')],
    ['name', 0.3, lacks('date')],
    ['name', 0.3, lacks('issuer')],
    ['name', 0.3, ({ name }) => /\s(?:from|by|issued)\s/i.test(name ?? '')],
    ['issuer', 0.1, ({ issuer }) => isLong(issuer, 60) || isCut(issuer) || /\d{4}/.test(issuer ?? '')],
    ['issuer', 0.1, ({ issuer }, { page }) => !page.isOnePiece(issuer) && !issuers.has(plain(issuer ?? ''))],
    [
      'issuer',
      0.3,
      ({ issuer }) => /\bcertifi(?:ed|cate|cation)\b|\bdiploma\b/i.test(issuer ?? '') && !isIssuer(issuer ?? ''),
    ],
    ['issuer', 0.3, ({ issuer }) => isLabel(issuer) || /\(.*\d.*\)/.test(issuer ?? '')],
    ['credential_id', 0.4, ({ credential_id: id }) => isLong(id, 30)],
    ['credential_id', 0.3, ({ credential_id: id }) => id !== null && id.length < 4],
    ['credential_id', 0.2, ({ credential_id: id }) => findDates(id ?? '') !== undefined || /^id\b/i.test(id ?? '')],
    ['date', 0.4, isVague('date')],
  ],
  gaps: [['issuer', 0.3, () => true]],
}

const levels = lexicon(lexicons.levels)

export const ofLanguages: Doubts<EntryOf<'languages_spoken'>> = {
  kinds: {},
  names: ['language'],
  follow: ['proficiency'],
  reasons: [
    ['language', 0.1, ({ language }) => !isKnownLanguage(language ?? '')],
    [
      'proficiency',
      0.2,
      ({ proficiency }) =>
        isLong(proficiency, 35) || !(hasAny(proficiency ?? '', levels) || /\b[ABC][12]\b/i.test(proficiency ?? '')),
    ],
  ],
  gaps: [['proficiency', 0.1, lacks('proficiency')]],
}

export const ofAwards: Doubts<EntryOf<'awards'>> = {
  kinds: { title: ['award'], issuer: ['company', 'issuer', 'school'], description: ['sentence'] },
  names: ['title'],
  follow: ['issuer'],
  reasons: [
    ['title', 0.3, ({ title }) => isCut(title) || isGlued(title) || isLong(title, 80)],
    ['title', 0.4, ({ title, issuer }) => !awardLike.test(title ?? '') && (issuer === null || awardLike.test(issuer))],
    ['title', 0.4, ({ title }) => companyScore(title ?? '') > 0 && !awardLike.test(title ?? '')],
    ['title', 0.3, lacks('issuer')],
    ['title', 0.1, ({ title }, { page }) => !page.isOnePiece(title)],
    [
      'issuer',
      0.5,
      ({ title, issuer }) => isOddName(issuer) || (awardLike.test(issuer ?? '') && !awardLike.test(title ?? '')),
    ],
    ['issuer', 0.3, ({ issuer }) => /^\p{L}{2,5}\.$/u.test(issuer ?? '')],
    ['description', 0.3, ({ description }) => description !== null && !isProse(description)],
    ['date', 0.4, isVague('date')],
  ],
  gaps: [],
}

export const ofProjects: Doubts<EntryOf<'projects'>> = {
  kinds: { description: ['sentence'] },
  names: ['name'],
  follow: ['description'],
  reasons: [
    ['name', 0.4, ({ name, description }) => description === null || isLong(name, 80) || isProse(name ?? '')],
    ['name', 0.1, ({ name }, { page }) => !page.isOnePiece(name)],
    ['description', 0.4, ({ description }) => isCut(description) || hasTail(description)],
  ],
  gaps: [],
}
