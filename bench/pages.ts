import type { Compilable } from 'kysely'
import { allEngagementsQuery } from '#db/all-engagements.ts'
import { allProjectsQuery } from '#db/all-projects.ts'
import { candidateListQuery } from '#db/candidate-list.ts'
import { openingListQuery } from '#db/openings.ts'
import { peopleListQuery } from '#db/people.ts'
import { projectListQuery, projectOverviewQuery } from '#db/projects.ts'
import { receivedApplicationsQuery } from '#db/received-applications.ts'
import { recordQuery } from '#db/record.ts'
import { talentListQuery } from '#db/talent.ts'
import { firmListQuery } from '#db/verification.ts'
import { candidateFilters, candidateSorts, sortDirections } from '#domain/candidates/list.ts'
import { engagementFilters } from '#domain/engagements/list.ts'
import { allProjectsSorts, stateFilters } from '#domain/projects/all-projects.ts'
import { workPages } from './work-pages.ts'

/** One of a page's endpoints, with the ways in which it is asked. The SQL is that of the first, to compare with pgbench. */
export type MeasuredPage = {
  name: string
  as: 'buyer' | 'talent' | 'admin'
  limitMs: number
  paths: string[]
  sql?: Compilable
}

const parts = {
  aLetter: ['a', 'e', 'q', 'z', 'x', '7', '%', '_', '😀'],
  twoLetters: ['an', 'ma', 'qu', 'xu', 'ng', 'zq', '%%', 'é', "o'", '12'],
  words: ['anderson', 'maria santos', 'gmail', 'senior', 'payroll', 'no such thing', 'books.example', 'QBO'],
}
const searches = (path: string, words: string[], more = '') =>
  words.map((word) => `${path}?search=${encodeURIComponent(word)}${more}`)

const list = { page: 1, filter: 'all', search: '' } as const
const candidates = {
  page: 1,
  size: 25,
  search: '',
  status: 'all',
  subscribed: false,
  agreed: false,
  sort: 'applied',
  direction: 'desc',
} as const

export const pages = ({ project, candidate }: { project: string; candidate: string }): MeasuredPage[] => [
  {
    name: 'projects: overview',
    as: 'buyer',
    limitMs: 50,
    paths: ['/api/projects/overview'],
    sql: projectOverviewQuery(),
  },
  {
    name: 'projects: first page, chips',
    as: 'buyer',
    limitMs: 50,
    paths: ['/api/projects', '/api/projects?filter=active', '/api/projects?filter=archived'],
    sql: projectListQuery(list),
  },
  { name: 'projects: page 1,000', as: 'buyer', limitMs: 50, paths: ['/api/projects?page=1000'] },
  {
    name: 'projects: search',
    as: 'buyer',
    limitMs: 50,
    paths: searches('/api/projects', [...parts.aLetter, ...parts.twoLetters, ...parts.words]),
  },
  { name: 'project: details', as: 'buyer', limitMs: 50, paths: [`/api/projects/${project}/details`] },
  {
    name: 'applications: first page, chips, sorts',
    as: 'buyer',
    limitMs: 50,
    paths: [
      '',
      '?filter=pending',
      '?sort=highest-rate',
      '?sort=earliest-start',
      '?sort=oldest&filter=accepted',
      '?vetted=true',
      '?sort=best-fit&software=Xero,Excel',
    ].map((asked) => `/api/projects/${project}/applications${asked}`),
    sql: receivedApplicationsQuery({
      id: project,
      page: 1,
      filter: 'all',
      vetted: false,
      sort: 'newest',
      software: [],
    }),
  },
  {
    name: 'applications: page 100',
    as: 'buyer',
    limitMs: 50,
    paths: [`/api/projects/${project}/applications?page=100`],
  },
  {
    name: 'talent: first page, chips, filters',
    as: 'buyer',
    limitMs: 50,
    paths: ['', '?filter=onboarded', '?filter=pending', '?skills=Payroll', '?software=QBO,Xero', '?skills=XBRL'].map(
      (asked) => `/api/talent${asked}`,
    ),
    sql: talentListQuery({ ...list, skills: [], software: [] }),
  },
  { name: 'talent: page 1,000', as: 'buyer', limitMs: 50, paths: ['/api/talent?page=1000'] },
  {
    name: 'talent: search of a letter',
    as: 'buyer',
    limitMs: 50,
    paths: searches('/api/talent', parts.aLetter),
    sql: talentListQuery({ ...list, search: 'a', skills: [], software: [] }),
  },
  { name: 'talent: search of two letters', as: 'buyer', limitMs: 50, paths: searches('/api/talent', parts.twoLetters) },
  { name: 'talent: search of words', as: 'buyer', limitMs: 50, paths: searches('/api/talent', parts.words) },
  {
    name: 'talent: search with filters',
    as: 'buyer',
    limitMs: 50,
    paths: ['a', 'an', 'anderson', 'gmail', 'QBO', 'no such thing'].flatMap((word) =>
      ['&skills=Payroll', '&software=Xero', '&skills=XBRL', '&filter=onboarded'].flatMap((more) =>
        searches('/api/talent', [word], more),
      ),
    ),
  },
  {
    name: 'talent: page 1,000 of a search',
    as: 'buyer',
    limitMs: 50,
    paths: searches('/api/talent', ['a', 'an', 'ng', 'q', 'gmail'], '&page=1000'),
  },
  {
    name: 'openings: first page, filters',
    as: 'talent',
    limitMs: 50,
    paths: [
      '',
      '?engagementType=One-Time',
      '?seniorityLevel=CFO&engagementType=One-Time',
      '?software=QBO',
      '?filter=saved',
    ].map((asked) => `/api/openings${asked}`),
    sql: openingListQuery(list),
  },
  { name: 'openings: page 1,000', as: 'talent', limitMs: 50, paths: ['/api/openings?page=1000'] },
  {
    name: 'openings: search',
    as: 'talent',
    limitMs: 50,
    paths: searches('/api/openings', [...parts.aLetter, ...parts.twoLetters, ...parts.words]),
    sql: openingListQuery({ ...list, search: 'a' }),
  },
  {
    name: 'openings: page 1,000 of a search',
    as: 'talent',
    limitMs: 50,
    paths: searches('/api/openings', ['a', 'an', 'fo'], '&page=1000'),
  },
  { name: 'opening: one', as: 'talent', limitMs: 50, paths: [`/api/openings/${project}`] },
  {
    name: 'admin: first page, tiles, page 1,000',
    as: 'admin',
    limitMs: 100,
    paths: ['', '?page=1000', '?page=1000&status=pending&sort=name&direction=asc'].map(
      (asked) => `/api/candidates${asked}`,
    ),
    sql: candidateListQuery(candidates),
  },
  {
    name: 'admin: sort by any column, both ways',
    as: 'admin',
    limitMs: 100,
    paths: Object.keys(candidateSorts).flatMap((sort) =>
      sortDirections.map((direction) => `/api/candidates?sort=${sort}&direction=${direction}`),
    ),
  },
  {
    name: 'admin: filters, sorted by any column',
    as: 'admin',
    limitMs: 100,
    paths: Object.keys(candidateSorts).flatMap((sort) =>
      candidateFilters.map(
        (status) => `/api/candidates?status=${status}&subscribed=true&agreed=true&sort=${sort}&direction=asc`,
      ),
    ),
  },
  {
    name: 'admin: deep pages of filters',
    as: 'admin',
    limitMs: 100,
    paths: Object.keys(candidateSorts).flatMap((sort) =>
      sortDirections.flatMap((direction) =>
        ['', '&subscribed=true&agreed=true'].map(
          (flags) => `/api/candidates?status=rejected${flags}&sort=${sort}&direction=${direction}&page=1000`,
        ),
      ),
    ),
  },
  {
    name: 'admin: search',
    as: 'admin',
    limitMs: 100,
    paths: searches('/api/candidates', [...parts.aLetter, ...parts.twoLetters, ...parts.words, '+63 9']),
    sql: candidateListQuery({ ...candidates, search: 'a' }),
  },
  {
    name: 'admin: search, sorted by any column',
    as: 'admin',
    limitMs: 100,
    paths: Object.keys(candidateSorts).flatMap((sort) =>
      searches('/api/candidates', ['a', 'q', 'an', 'xu', 'zq', 'anderson', 'zoë', '12'], `&sort=${sort}&direction=asc`),
    ),
  },
  { name: 'admin: one candidate, with timeline', as: 'admin', limitMs: 100, paths: [`/api/candidates/${candidate}`] },
  {
    name: 'admin: people, filters, page 1,000',
    as: 'admin',
    limitMs: 50,
    paths: [
      '/api/people',
      '/api/people?role=buyer',
      '/api/people?state=suspended',
      '/api/people?role=talent&state=active',
      '/api/people?page=1000',
      '/api/people?role=talent&state=active&page=1000',
    ],
    sql: peopleListQuery({ search: '', role: 'all', state: 'all', page: 1 }),
  },
  {
    name: 'admin: search for people',
    as: 'admin',
    limitMs: 50,
    paths: [
      ...searches('/api/people', [...parts.aLetter, ...parts.twoLetters, ...parts.words]),
      ...searches('/api/people', [...parts.twoLetters, ...parts.words], '&role=buyer&state=active'),
      ...searches('/api/people', [...parts.twoLetters, ...parts.words], '&state=suspended'),
    ],
  },
  {
    name: 'admin: firms, by state',
    as: 'admin',
    limitMs: 50,
    paths: ['', '?filter=verified', '?filter=all', '?filter=all&page=100'].map((asked) => `/api/firms${asked}`),
    sql: firmListQuery({ filter: 'waiting', page: 1 }),
  },
  {
    name: 'admin: engagements, filters, page 25',
    as: 'admin',
    limitMs: 50,
    paths: [...engagementFilters.map((filter) => `?filter=${filter}`), '?page=25'].map(
      (asked) => `/api/all-engagements${asked}`,
    ),
    sql: allEngagementsQuery({ filter: 'current', page: 1 }),
  },
  {
    name: 'admin: projects, states, sorts, page 1,000',
    as: 'admin',
    limitMs: 50,
    paths: [
      '',
      '?page=1000',
      ...allProjectsSorts.flatMap((sort) => [
        `?sort=${sort}`,
        `?sort=${sort}&page=1000`,
        ...stateFilters.map((state) => `?sort=${sort}&state=${state}`),
      ]),
    ].map((asked) => `/api/all-projects${asked}`),
    sql: allProjectsQuery({ search: '', state: 'all', sort: 'newest', page: 1 }),
  },
  {
    name: 'admin: search for projects, sorted',
    as: 'admin',
    limitMs: 50,
    paths: allProjectsSorts.flatMap((sort) => [
      ...searches('/api/all-projects', [...parts.aLetter, ...parts.twoLetters, ...parts.words], `&sort=${sort}`),
      ...searches('/api/all-projects', [...parts.twoLetters, ...parts.words], `&sort=${sort}&state=completed`),
    ]),
  },
  {
    name: 'admin: record, by admin and by act',
    as: 'admin',
    limitMs: 100,
    paths: ['', '?page=1000', '?act=candidate.rejected', '?since=2026-06-01T00:00:00Z&until=2026-06-02T00:00:00Z'].map(
      (asked) => `/api/record${asked}`,
    ),
    sql: recordQuery({ page: 1 }),
  },
  { name: 'talent: dashboard', as: 'talent', limitMs: 50, paths: ['/api/dashboard'] },
  { name: 'admin: overview', as: 'admin', limitMs: 100, paths: ['/api/overview'] },
  ...workPages(project),
]
