/** Who to ask for the agreements, by where an agent works. */
export const boards = [
  {
    region: 'Toronto and much of Ontario',
    board: 'TRREB and the boards on PropTx',
    ask: 'In the member area, under forms: Online DLA/IDX/VOW. It covers every step above, with reminders for your broker.'
  },
  {
    region: 'Hamilton, Mississauga, Waterloo, Simcoe',
    board: 'Cornerstone and the boards on ITSO',
    ask: 'Ask member services for the ITSO data feed agreement. IDX and VOW are two options on one form.'
  },
  {
    region: 'Vancouver, the Fraser Valley, Chilliwack',
    board: 'GVR, FVREB, CADREB',
    ask: 'IDX is called Reciprocity here. Ask for the Reciprocity agreement and the VOW agreement; your brokerage has to participate in Reciprocity.'
  },
  {
    region: 'Vancouver Island and the BC Interior',
    board: 'VIREB, VREB, Interior REALTORS®',
    ask: 'Ask member services for data access for a third-party website provider.'
  },
  {
    region: 'Alberta',
    board: 'CREB®, REALTORS® of Edmonton, the boards on Pillar 9',
    ask: 'Ask for the IDX and VOW data licence. Here, your broker signs first.'
  },
  {
    region: 'Saskatchewan and Manitoba',
    board: 'SRA, WinnipegREALTORS®',
    ask: 'Ask the association for its IDX agreement; for VOW, ask what is currently offered.'
  },
  {
    region: 'Quebec',
    board: 'QPAREB, Centris®',
    ask: 'The data comes from Centris. Your agency executive officer signs the data distribution agreement and names the provider in it. The form is in French.'
  },
  {
    region: 'The Atlantic provinces',
    board: 'NSAR, NBREA, PEIREA, NLAR',
    ask: 'Ask your association for the data licence; if it doesn’t have one, use the national feed below.'
  },
  {
    region: 'Anywhere in Canada',
    board: 'CREA’s DDF®',
    ask: 'On REALTOR Link®, open the Data Distribution Facility, add a data feed for your website and choose the provider. It has less detail than a board’s own feed, and it is approved within days: a good start while you wait.'
  }
]
