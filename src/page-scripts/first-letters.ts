// On the first page of a visit the boot script lets words stand in the system's letters, and what is far down wait. When
// the typefaces have come, this sets the words in them bit by bit: in one go a slow phone would be deaf for that long.

const { dataset } = document.documentElement

/** What a frame may spend on letters: a phone takes four times as long, and must hear a press in between. */
const FRAME_MS = 4

/** Whether something is far is the boot script's to say, until the first touch lets it in, one part in a frame. */
let far = dataset['fonts']?.includes('far') ? 'far' : ''
for (const touch of ['scroll', 'pointerdown', 'keydown']) addEventListener(touch, letIn)

void window.faces?.then((faces) => (faces ? setWords() : say('waiting')))

/** Each word keeps the letters it has until its turn comes, whatever the page around it says by then. */
function setWords(): void {
  const words: [CSSStyleDeclaration, string][] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode.parentElement as HTMLElement
    // Not every browser that is still in use can say so.
    if (text.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
      words.push([text.style, getComputedStyle(text).fontFamily])
  }
  for (const [style, family] of words) style.fontFamily = family
  say('early')
  eachFrame(() => {
    const start = performance.now()
    while (words[0] && performance.now() - start < FRAME_MS) {
      words.shift()![0].fontFamily = ''
      void document.body.offsetHeight
    }
    return words[0] ?? say('')
  })
}

function say(letters: string): void {
  dataset['fonts'] = `${letters} ${far}`.trim()
}

function letIn(): void {
  if (!far) return
  far = ''
  const parts = [...document.querySelectorAll<HTMLElement>('section, footer')]
  for (const part of parts) part.dataset['fonts'] = 'far'
  dataset['fonts'] = dataset['fonts']?.replace('far', '')
  eachFrame(() => {
    delete parts.shift()?.dataset['fonts']
    return parts[0]
  })
}

function eachFrame(step: () => unknown): void {
  requestAnimationFrame(() => step() && eachFrame(step))
}
