// The bill under the plans follows the province, the plan and the way of paying. What it is reckoned with is loaded when
// somebody first chooses; until then the page shows what the build wrote.

import { inTime } from '#stores/in-time.ts'

const CHOSEN =
  '[data-first-payment] option:not(:first-child):checked, [name=duration][value="1"]:checked'
const show = () =>
  void inTime(import('./first-payment/show.ts')).then((bill) => bill.showFirstPayment())

document.addEventListener('change', show)
// Somebody may have chosen before this script came.
if (document.querySelector(CHOSEN)) show()
