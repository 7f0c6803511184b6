import { clients } from '../content.ts'
import classes from './clients.module.css'
import { SampleMark } from './sample-mark.tsx'

export function Clients() {
  return (
    <section className={classes.strip} aria-labelledby="clients">
      <div className={classes.inner}>
        <h2 id="clients" className={classes.title}>
          {clients.title}
          <SampleMark of={clients} />
        </h2>
        <ul className={classes.logos}>
          {clients.logos.map(({ name, url, style }) => (
            <li key={name}>
              <a href={url} rel="noopener" className={`${classes.logo} ${classes[style]}`}>
                {style === 'twofold' ? <TwoFold name={name} /> : name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function TwoFold({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <>
      <b>{first}</b> {rest.join(' ')}
    </>
  )
}
