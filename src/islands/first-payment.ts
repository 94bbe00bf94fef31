// The bill under the plans follows the province, the plan and the way of paying. What it is reckoned with is loaded when
// somebody first chooses; until then the page shows what the build wrote.

export {}

document.addEventListener('change', () => {
  void import('./first-payment/show.ts').then(({ showFirstPayment }) => showFirstPayment())
})
