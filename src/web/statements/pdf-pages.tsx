import { useEffect, useRef, useState } from 'react'
import classes from './statements.module.css'
import type { PdfPage } from './use-pdf.ts'

type Props = { pages: readonly PdfPage[]; onSeen: (number: number) => void }

/** Every page of the file, one below the other. A page counts as seen once its end was on the screen. */
export function PdfPages({ pages, onSeen }: Props) {
  return (
    <div className={classes.pages}>
      {pages.map((page, index) => (
        <Page key={page.pageNumber} page={page} count={pages.length} onSeen={() => onSeen(index + 1)} />
      ))}
    </div>
  )
}

function Page({ page, count, onSeen }: { page: PdfPage; count: number; onSeen: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const seen = useRef(onSeen)
  seen.current = onSeen
  const [text, setText] = useState('')

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    const viewport = page.getViewport({ scale: 2 })
    target.width = viewport.width
    target.height = viewport.height
    const drawing = page.render({ canvas: target, viewport })
    drawing.promise.catch(() => {})
    void page.getTextContent().then(({ items }) => {
      setText(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
    })
    return () => drawing.cancel()
  }, [page])

  useEffect(() => {
    // A busy browser tells of several changes at once, the oldest first.
    const observer = new IntersectionObserver(
      (changes) => changes.some(({ isIntersecting }) => isIntersecting) && seen.current(),
    )
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])

  return (
    <section
      className={classes.sheet}
      id={`page-${page.pageNumber}`}
      aria-label={`Page ${page.pageNumber} of ${count}`}
    >
      <canvas ref={canvas} />
      <p className="g-visually-hidden">{text}</p>
      <div ref={end} className={classes.end} />
    </section>
  )
}
