import type { FilledSite } from '../filled-site.ts'

export function PraiseList({ site }: { site: FilledSite }) {
  return site.testimonials.map((praise) => (
    <figure key={praise.words} className="praise">
      <blockquote>
        <p>{praise.words}</p>
      </blockquote>
      <figcaption>
        <strong>{praise.who}</strong> <span>{praise.where}</span>
      </figcaption>
    </figure>
  ))
}
