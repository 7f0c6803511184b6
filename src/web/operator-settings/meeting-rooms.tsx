import { TextInput } from '@mantine/core'
import * as z from 'zod/mini'
import { meetingTemplate } from '#domain/interviews/interview.ts'
import { TextRule } from './text-rule.tsx'

const optional = z.pipe(z.string().check(z.trim()), z.union([z.literal(''), meetingTemplate]))

/** Where interviews of firms take place. Empty, the firm gives a link for each. */
export const MeetingRooms = ({ template }: { template: string | null }) => (
  <TextRule
    title="Interviews"
    action="Save Link"
    text={template ?? ''}
    schema={optional}
    toSettings={(text) => ({ meetingTemplate: text.trim() || null })}
  >
    {(input) => (
      <TextInput
        label="Link to meeting rooms"
        description="Each interview gets a room of its own: {room} becomes a name that nobody can guess. Without a link, firms add one to each interview."
        placeholder="https://meet.example/{room}"
        {...input}
      />
    )}
  </TextRule>
)
