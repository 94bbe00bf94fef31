import { Parser } from 'htmlparser2'

const LENGTH_MAX = 120
/** A title is near the beginning, and the parser takes ever longer for what is nested. */
const TAGS_MAX = 1000

/** The title of a page that somebody else wrote, as plain text. */
export function pageTitle(html: string): string | undefined {
  let isInside = false
  let isDone = false
  let title = ''
  let opened = 0
  const parser = new Parser({
    onopentagname(name) {
      isInside = name === 'title' && !isDone
      if (++opened > TAGS_MAX) parser.pause()
    },
    ontext: (text) => void (isInside && (title += text)),
    onclosetag(name) {
      if (name === 'title') isDone = true
      isInside = false
    }
  })
  parser.end(html)
  const text = title.replace(/\s+/g, ' ').trim()
  return text === '' ? undefined : [...text].slice(0, LENGTH_MAX).join('')
}
