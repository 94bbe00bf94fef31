// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { startCarousel } from '#page-scripts/testimonial-carousel.ts'

function carouselOf(count: number) {
  const slides = Array.from({ length: count }, (_, index) => `<li>${index}</li>`).join('')
  document.body.innerHTML = `
    <section data-carousel="1800">
      <button data-part="previous"></button><button data-part="next"></button>
      <ul data-part="track">${slides}</ul>
      <p data-part="spoken"></p>
    </section>`
  const carousel = document.querySelector('section')!
  const part = (name: string) => carousel.querySelector<HTMLElement>(`[data-part=${name}]`)!
  startCarousel(carousel)
  return {
    carousel,
    next: part('next'),
    previous: part('previous'),
    spoken: part('spoken'),
    track: part('track'),
    open: () =>
      [...carousel.querySelectorAll('li')]
        .filter((slide) => !slide.inert)
        .map((slide) => slide.textContent)
  }
}

function swipe(track: HTMLElement, from: number, to: number, pointerType = 'touch') {
  track.dispatchEvent(new PointerEvent('pointerdown', { clientX: from, pointerType }))
  track.dispatchEvent(new PointerEvent('pointerup', { clientX: to, pointerType }))
}

beforeEach(() => document.body.replaceChildren())

test('it starts with the first and offers only the way on', () => {
  const { open, previous, next, spoken } = carouselOf(3)
  expect(open()).toEqual(['0'])
  expect(previous.hidden).toBe(true)
  expect(next.hidden).toBe(false)
  expect(spoken.textContent).toBe('')
})

test('one step is 1800 px, one slide, and is said aloud', () => {
  const { open, next, previous, spoken, track } = carouselOf(3)
  next.click()
  expect(track.style.translate).toBe('-1800px')
  expect(open()).toEqual(['1'])
  expect(previous.hidden).toBe(false)
  expect(spoken.textContent).toBe('2 / 3')
})

test('at the last one the way on is gone and its focus goes to the way back', () => {
  const { next, previous, open } = carouselOf(2)
  next.focus()
  next.click()
  expect(open()).toEqual(['1'])
  expect(next.hidden).toBe(true)
  expect(document.activeElement).toBe(previous)
})

test('a single one has no arrows', () => {
  const { next, previous } = carouselOf(1)
  expect([previous.hidden, next.hidden]).toEqual([true, true])
})

test('arrow keys step and stop at both ends', () => {
  const { carousel, open } = carouselOf(2)
  const press = (key: string) => carousel.dispatchEvent(new KeyboardEvent('keydown', { key }))
  press('ArrowLeft')
  expect(open()).toEqual(['0'])
  press('ArrowRight')
  press('ArrowRight')
  expect(open()).toEqual(['1'])
})

test('a swipe steps; a tap and a mouse that selects words do not', () => {
  const { open, track } = carouselOf(3)
  swipe(track, 200, 190)
  swipe(track, 200, 40, 'mouse')
  expect(open()).toEqual(['0'])
  swipe(track, 200, 40)
  expect(open()).toEqual(['1'])
  swipe(track, 40, 200)
  expect(open()).toEqual(['0'])
})
