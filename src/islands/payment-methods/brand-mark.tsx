import type { ReactNode } from 'react'
import type { CardBrand } from '#rules/limits.ts'

/** The brand's sign, small enough for a line of text; a brand without one gets a plain card. */
export function BrandMark({ brand }: { brand: string }) {
  return (
    <svg aria-hidden="true" height="30" viewBox="0 0 48 30" width="48">
      <rect fill="#fff" height="29" rx="4.5" stroke="#d5e1dc" width="47" x=".5" y=".5" />
      {MARKS[brand as CardBrand] ?? PLAIN}
    </svg>
  )
}

const word = (text: string, fill: string, size: number) => (
  <text
    fill={fill}
    fontFamily="Arial, sans-serif"
    fontSize={size}
    fontStyle="italic"
    fontWeight="800"
    textAnchor="middle"
    x="24"
    y="19.5"
  >
    {text}
  </text>
)

const PLAIN = <path d="M1 8h46v5H1zM6 19h10v3H6z" fill="#7d918a" />

const MARKS: Record<CardBrand, ReactNode> = {
  Visa: word('VISA', '#1a1f71', 13),
  MasterCard: (
    <>
      <circle cx="19" cy="15" fill="#eb001b" r="8" />
      <circle cx="29" cy="15" fill="#f79e1b" r="8" />
      <path d="M24 8.8a8 8 0 0 1 0 12.4 8 8 0 0 1 0-12.4Z" fill="#ff5f00" />
    </>
  ),
  'American Express': (
    <>
      <rect fill="#016fd0" height="30" rx="5" width="48" />
      {word('AMEX', '#fff', 12)}
    </>
  ),
  JCB: (
    <>
      <rect fill="#0e4c96" height="20" rx="3" width="10" x="8" y="5" />
      <rect fill="#d9222a" height="20" rx="3" width="10" x="19" y="5" />
      <rect fill="#007b40" height="20" rx="3" width="10" x="30" y="5" />
    </>
  ),
  Discover: (
    <>
      <path d="M47 17v8a4 4 0 0 1-4 4H14c14-2 26-6 33-12Z" fill="#f58220" />
      {word('DISC', '#12302a', 11)}
    </>
  ),
  UnionPay: (
    <>
      <path d="M11 5h9l-4 20H7z" fill="#e21836" />
      <path d="M20 5h10l-4 20H16z" fill="#00447c" />
      <path d="M30 5h11l-4 20H26z" fill="#007b84" />
    </>
  ),
  'Diners Club': (
    <>
      <circle cx="24" cy="15" fill="#0079be" r="10" />
      <circle cx="24" cy="15" fill="#fff" r="7.5" />
      <path d="M22 9.2v11.6a6.2 6.2 0 0 1 0-11.6Zm4 0a6.2 6.2 0 0 1 0 11.6Z" fill="#0079be" />
    </>
  )
}
