// Updates the bill under the plans when the province, the plan or the duration changes. The calculation loads with the
// first change; until then the page shows the prerendered bill.

import { inTime } from '#stores/in-time.ts'

const CHOSEN =
  '[data-first-payment] option:not(:first-child):checked, [name=duration][value="1"]:checked'
const show = () =>
  void inTime(import('./first-payment/show.ts')).then((bill) => bill.showFirstPayment())

document.addEventListener('change', show)
// A visitor may have chosen before this script loaded.
if (document.querySelector(CHOSEN)) show()
