type Status = 'Active' | 'Coming Soon' | 'Conditional' | 'Exclusive' | 'Sold'

/** Whether visitors are offered to ask about a home: not once it is sold. */
export function isOpenToQuestions(status: Status): boolean {
  return status !== 'Sold'
}

/** Whether visitors are offered a showing: a home that is coming soon can't be shown yet. */
export function isOpenToShowings(status: Status): boolean {
  return status !== 'Sold' && status !== 'Coming Soon'
}
