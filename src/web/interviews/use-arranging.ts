import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { arrangeInterview, listInterviews, readInterviewTimes } from '#contract/interviews.ts'
import type { InterviewLength } from '#domain/interviews/interview.ts'
import { call } from '../api.ts'
import { endpointQuery, resourceKey } from '../endpoint-query.ts'
import { browserZone } from '../ui/browser-zone.ts'
import { notifySuccess } from '../ui/notify.ts'
import { pageEdits } from '../ui/page-edits.ts'
import type { TypedRange } from './hour-range.tsx'

/** What a firm chooses for an interview, and the times that go with it. */
export function useArranging(candidate: string, project: string | undefined) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [zone] = useState(browserZone)
  const [minutes, setMinutes] = useState<InterviewLength>(30)
  const [hours, setHours] = useState<TypedRange>({})
  const [withHolidays, setWithHolidays] = useState(false)
  const [isProposing, setIsProposing] = useState(false)
  const [chosen, setChosen] = useState<string[]>([])
  const [colleagues, setColleagues] = useState<string[]>([])
  const [word, setWord] = useState('')
  const [link, setLink] = useState('')
  const times = useQuery({
    ...endpointQuery(readInterviewTimes, {
      ...{ candidate, minutes, zone, ...hours, withHolidays: `${withHolidays}` },
      colleagues: colleagues.join(','),
    }),
    placeholderData: keepPreviousData,
  })
  const how = times.data?.isBookedAtOnce && !isProposing ? 'book' : 'propose'
  const offered = new Set(times.data?.starts)
  // A longer interview or a lost race may have taken some of them away.
  const wanted = chosen.filter((start) => offered.has(start))
  const arranging = useMutation({
    mutationFn: () =>
      call(arrangeInterview, {
        ...{ candidate, project, how, times: wanted, minutes, zone, withHolidays, colleagues, word },
        ...hours,
        link: link.trim() || null,
      }),
    onSuccess: async (interview) => {
      await queryClient.invalidateQueries({ queryKey: resourceKey(listInterviews) })
      notifySuccess(how === 'book' ? 'Interview booked' : 'Times proposed', { detail: 'Everyone gets an email.' })
      await navigate({ to: '/interviews/$id', params: { id: interview.id } })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: resourceKey(readInterviewTimes) }),
  })
  const reset =
    <T>(set: (value: T) => void) =>
    (value: T) => {
      arranging.reset()
      set(value)
    }
  return {
    ...{
      zone,
      minutes,
      hours,
      withHolidays,
      isProposing,
      colleagues,
      word,
      link,
      times,
      how,
      arranging,
      chosen: wanted,
    },
    setMinutes,
    setHours: (change: TypedRange) => setHours((before) => ({ ...before, ...change })),
    setWithHolidays: (next: boolean) => {
      pageEdits.note()
      setWithHolidays(next)
    },
    setIsProposing: (next: boolean) => {
      pageEdits.note()
      setIsProposing(next)
      setChosen([])
    },
    setChosen: reset(setChosen),
    setColleagues,
    setWord,
    setLink: reset(setLink),
  }
}
