import { talentCall } from '../content.ts'
import { PageButton } from '../ui/page-button.tsx'
import classes from './talent-call.module.css'
import { TalentDrawing } from './talent-drawing.tsx'

export function TalentCall() {
  return (
    <section id="talent" className={classes.section} aria-labelledby="talent-title">
      <div className={classes.inner}>
        <div className={classes.copy}>
          <h2 id="talent-title" className={classes.title}>
            {talentCall.title}
          </h2>
          <p className={classes.text}>{talentCall.text}</p>
          <PageButton {...talentCall.action} size="lg" />
        </div>
        <TalentDrawing stops={talentCall.path} />
      </div>
    </section>
  )
}
