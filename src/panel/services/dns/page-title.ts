import { Parser } from 'htmlparser2'

const LENGTH_MAX = 120

/** The title of a page that somebody else wrote, as plain text. */
export function pageTitle(html: string): string | undefined {
  let isInside = false
  let isDone = false
  let title = ''
  const parser = new Parser({
    onopentagname: (name) => void (isInside = name === 'title' && !isDone),
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
