import { query } from '../session.ts'
import type { FeatureRules } from './rules.ts'

export const resumes = {
  resume_files: {
    exported: {
      as: 'resumeFile',
      for: ['talent'],
      query: (userId) =>
        query
          .selectFrom('resume_files')
          .where('path', 'in', query.selectFrom('candidates').where('user_id', '=', userId).select('resume_path'))
          .select(['sensitive_numbers', 'status as malware_scan']),
    },
    forgotten: { by: 'app.forget_resume_file' },
    merged: { stays: 'It belongs to the file, and goes when nobody has that anymore.' },
  },
  resume_openings: {
    exported: { withheld: 'Names who read a resume, and from where.' },
    forgotten: { by: 'app.forget_resumes', stays: 'That a resume was opened, by nobody in particular.' },
    merged: { by: 'app.merge_resumes' },
  },
} satisfies FeatureRules
