import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { readDashboard } from '#contract/dashboard.ts'
import { beingReadMessages } from '#domain/profiles/being-read.ts'
import { endpointQuery } from '../endpoint-query.ts'
import { Caution } from '../ui/caution.tsx'
import { useEditor } from './editor-context.ts'

/** While the resume is read into the profile that is open here, and once it has been. */
export function BeingRead() {
  const { isDirty } = useEditor()
  const { data } = useQuery({
    ...endpointQuery(readDashboard, {}),
    refetchInterval: ({ state }) => state.data?.candidate?.isBeingRead === true && 5000,
  })
  const isBeingRead = data?.candidate?.isBeingRead === true
  const wasBeingRead = useRef(false)
  wasBeingRead.current ||= isBeingRead
  if (!wasBeingRead.current) return null
  if (isBeingRead)
    return (
      <Caution>
        <strong>{beingReadMessages.title}.</strong> {beingReadMessages.detail}
      </Caution>
    )
  if (data?.candidate?.isProfileEmpty) return <Caution>{beingReadMessages.unread}</Caution>
  return (
    <Caution>
      <strong>{beingReadMessages.over}</strong> {isDirty && beingReadMessages.save}
      {!isDirty && (
        <Button variant="default" size="xs" ml={8} onClick={() => location.reload()}>
          {beingReadMessages.show}
        </Button>
      )}
    </Caution>
  )
}
