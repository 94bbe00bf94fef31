// Turns the row of testimonials into a carousel: arrows, arrow keys and swipes move by one slide, which a live region
// announces. Without this script, the row scrolls.

const SWIPE_PX = 40

/** `data-carousel` is the distance between slides in pixels. */
export function startCarousel(carousel: HTMLElement): void {
  const find = (part: string) => carousel.querySelector<HTMLElement>(`[data-part=${part}]`)!
  const [track, previous, next, spoken] = ['track', 'previous', 'next', 'spoken'].map(find) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement
  ]
  const slides = [...track.children] as HTMLElement[]
  const stride = Number(carousel.dataset['carousel'])
  let index = 0
  let grip: PointerEvent | undefined

  function show(wanted: number): void {
    if (!slides[wanted]) return
    index = wanted
    track.style.translate = `${-index * stride}px`
    slides.forEach((slide, place) => (slide.inert = place !== index))
    const held = document.activeElement
    previous.hidden = index < 1
    next.hidden = index > slides.length - 2
    // An arrow that is hidden at the end of the row passes its focus to the other.
    if (held === previous && previous.hidden) next.focus()
    if (held === next && next.hidden) previous.focus()
  }

  function step(by: number): void {
    show(index + by)
    // After Tab, the focused arrow may be all of the carousel that is in view.
    track.scrollIntoView({ block: 'nearest' })
    spoken.textContent = `${index + 1} / ${slides.length}`
  }

  carousel.dataset['stepping'] = ''
  track.style.columnGap = `calc(${stride}px - 100%)`
  previous.onclick = () => step(-1)
  next.onclick = () => step(1)
  carousel.onkeydown = ({ key }) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  track.onpointerdown = (event) => {
    grip = event.pointerType === 'mouse' ? undefined : event
  }
  track.onpointerup = ({ clientX }) => {
    const moved = grip ? clientX - grip.clientX : 0
    if (Math.abs(moved) > SWIPE_PX) step(moved < 0 ? 1 : -1)
    grip = undefined
  }
  show(0)
}

const found = document.querySelector<HTMLElement>('[data-carousel]')
if (found) startCarousel(found)
