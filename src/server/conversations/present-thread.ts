import type { Thread, ThreadCard, ThreadLine } from '#contract/conversations.ts'
import type { FunctionRows } from '#db/rows.ts'
import type { Principal } from '#db/session.ts'
import type { ApplicationStatus } from '#domain/applications/status.ts'
import { brand } from '#domain/brand.ts'
import { type Side, threadActionsOf } from '#domain/conversations/thread.ts'
import { mayManage } from '#domain/firms/role.ts'
import type { InterviewStatus } from '#domain/interviews/status.ts'
import type { OfferStatus } from '#domain/offers/status.ts'

type Line = FunctionRows['find_threads']

/** What a row of either function says about a conversation. Someone who talks with the operator talks with Glide. */
const factsOf = (row: Omit<Line, 'last_message_at' | 'last_side' | 'last_text'>) => ({
  id: row.id as string,
  isWithOperator: row.is_with_operator as boolean,
  projectId: row.project_id,
  title: row.title ?? '',
  side: row.side as Side | null,
  name: row.is_with_operator && row.side === 'person' ? brand.name : row.name,
  detail: row.detail,
  avatarUrl: row.avatar_url,
  unread: Math.max(row.unread ?? 0, 0),
  isReported: row.is_reported as boolean,
})

export const presentLine = (row: Line): ThreadLine => ({
  ...factsOf(row),
  lastMessageAt: (row.last_message_at as Date).toISOString(),
  lastSide: row.last_side as Side | null,
  lastText: row.last_text,
})

type Facts = FunctionRows['thread_facts'] & {
  application_id: string | null
  status: ApplicationStatus | null
  hourly_rate: number | null
  available_start_date: string | null
  cover_letter: string | null
  cards: Card[]
}
type Card = {
  kind: string | null
  id: string | null
  status: string | null
  happenedAt: string | null
  startsAt: string | null
  minutes: number | null
  proposed: number | null
  round: number | null
}

function presentCard({ kind, id, status, happenedAt, startsAt, minutes, proposed, round }: Card): ThreadCard {
  const facts = { id: id as string, happenedAt: happenedAt as string }
  return kind === 'offer'
    ? { kind, ...facts, status: status as OfferStatus, round: round ?? 1 }
    : {
        ...{ kind: 'interview', ...facts, status: status as InterviewStatus },
        ...{ startsAt, minutes: minutes ?? 0, proposed: proposed ?? 0 },
      }
}

export function presentThread(row: Facts, { role, firmRole }: Pick<Principal, 'role' | 'firmRole'>): Thread {
  const facts = factsOf(row)
  const isContactOpen = row.is_contact_open as boolean
  const state = {
    isBlockedByMe: row.is_blocked_by_me as boolean,
    isBlockedByOther: row.is_blocked_by_other as boolean,
  }
  const isReader = role === 'buyer' && facts.side === 'host' && !mayManage(firmRole)
  return {
    ...facts,
    ...state,
    isReader,
    candidateId: row.candidate_id,
    isContactOpen,
    reportReason: row.report_reason,
    application: row.application_id
      ? {
          id: row.application_id,
          status: row.status as ApplicationStatus,
          hourlyRate: row.hourly_rate,
          availableStartDate: row.available_start_date,
          coverLetter: row.cover_letter ?? '',
        }
      : null,
    cards: row.cards.map(presentCard),
    actions: threadActionsOf({ ...facts, ...state, isContactOpen, isAlive: row.is_alive as boolean, isReader }),
  }
}
