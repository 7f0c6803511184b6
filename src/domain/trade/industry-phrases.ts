import type { Phrases } from './phrases.ts'

/** How clients of an industry are called, and the duties that only their books have. */
export const industryPhrases: Phrases = {
  Construction: [
    /\b(?:roof(?:s|ing)? (?:houses|homes|crews)|pour(?:s|ing)? concrete|general contractor|\bGCs?\b(?= (?:on|in|with|using|clients?|and|,))|job ?sites|building trades|earthwork|site ?work|millwork|cabinet(?:ry)? (?:shop|maker)s?|solar installers?|pool builders?|painting compan\w+|fence compan\w+)\b/,
    /\bconstruction\b(?! (?:in progress|work in progress))/,
    /\b(?:general|sub|trade|building|roofing|electrical|plumbing|HVAC|remodeling|paving|concrete|specialty|home|flooring|framing|drywall|masonry|landscap\w+) ?-?contract(?:ors?|ing)\b/,
    /\bcontractors(?:’|')? (?:books|clients|files)\b/,
    /(?<!(?:government|federal|govt|defen[cs]e|independent|1099|IT|paid|paying|our|own|an|to|with|for|of|as) )\bcontractors\b(?! (?:form|1099|payment|report|year|list|onboard))/,
    /\b(?:for|of|are|were|mostly|serv\w+) (?:\d+ |small |local |mid-size |regional )*contractors\b(?! (?:to|on|1099|pay))/,
    /\b(?:home ?builders?|builders|roofers?|roofing|electricians|plumbers|plumbing compan\w+|landscap(?:ers?|ing)|remodel(?:ers?|ing)|excavat\w+|masons|developers and builders|subcontractors|general contracting|civil works|HVAC compan\w+|trades? (?:businesses|compan\w+))\b/,
    /\bjob[- ]?cost\w*|\bWIP\b(?! (?:inventory|account for production))|\bwork[- ]in[- ](?:progress|process) schedules?\b/,
    /\bretain(?:age|ed percentages)\b|\bretention receivable\b|\bAIA\b|\bG70[23]\b|\bprogress billings?\b|\b(?:over|under)[/ -](?:under[- ]?)?billings?\b|\bpercentage[- ]of[- ]completion\b|\bcertified payroll\b|\blien waivers?\b|\bchange orders?\b|\bjob sites?\b/,
  ],
  'Real estate': [
    /\b(?:strip malls?|shopping cent(?:er|re)s?|doors\b(?=.{0,20}(?:landlord|rent|propert))|rental houses?|self-?storage|office buildings?|mobile home parks?|syndicat(?:or|ion)s?|developers?(?= of (?:homes|condos|property))|property developers?|house flippers?|title compan\w+)\b/,
    /\breal[- ]estate\b/,
    /\bproperty[- ](?:manage\w+|owners?|level|accounting|accountant|compan\w+|portfolios?|investors?)\b|\bpropert(?:y|ies) (?:for|of) (?:\w+ )?(?:owners|landlords|investors)\b/,
    /\b(?:landlords?|apartments?|multi-?family|commercial (?:property|properties|buildings)|rental (?:properties|portfolio|units|owners|buildings)|short-term rentals|Airbnb hosts|REITs?|HOAs?|homeowners(?:’|')? associations?|condo(?:minium)?s?(?: associations?)?|leasing offices?|brokerages? \(real|realtors?)\b/,
    /\brent[- ]?rolls?\b|\bCAM (?:recon\w*|charges|pools?|billings?)\b|\bcommon[- ]area\b|\btenant(?:s|’s|'s)?\b|\bsecurity deposits?\b|\blease abstracts?\b|\bNOI\b|\bowner (?:statements|distributions)\b/,
  ],
  SaaS: [
    /\bapp (?:compan\w+|makers?)\b|\bcloud software\b|\bplatform compan\w+|\bsubscription[- ]based\b|\bsoftware (?:makers?|firms?)\b/,
    /\bSaaS\b|\bsoftware[- ]as[- ]a[- ]service\b/,
    /\b(?:software|subscription|cloud|tech|technology)[- ](?:compan\w+|business(?:es)?|firms?|vendors?|startups?|clients|provider|scale-?ups?)\b/,
    /\bB2B software\b/,
    /\bdeferred revenue\b|\b(?:MRR|ARR)\b|\bmonthly recurring\b|\bannual recurring\b|\bnet (?:revenue )?retention\b|\bchurn\b|\bsubscription (?:revenue|billing)s?\b/,
  ],
  'E-commerce': [
    /\bsell(?:s|ing)? (?:on|through|via) (?:\w+,? ){0,3}(?:Etsy|Amazon|eBay|Walmart|Shopify|TikTok|their own sites?|the web)\b|\bselling online\b|\bsell online\b|\bTikTok Shop\b|\bWalmart Marketplace\b|\b(?:Amazon|Etsy|Shopify|eBay) (?:clients|accounts|business)\b/,
    /\be-?commerce\b|\be-?tail\w*/,
    /\bonline (?:stores?|sellers?|retail\w*|brands?|shops?|merchants?|business(?:es)?)\b|\bweb ?(?:shops?|stores?)\b/,
    /\b(?:Amazon|Shopify|Etsy|eBay|Walmart|marketplace|FBA)(?: (?:and|&|\/) (?:Amazon|Shopify|Etsy|eBay|Walmart))?(?: FBA)? (?:sellers?|stores?|merchants?|brands?|shops?|settlements?|payouts?|business(?:es)?)\b/,
    /\b(?:DTC|D2C|direct-to-consumer)\b|\bdropship\w*|\bmarketplace (?:settlements?|payouts?|fees)\b/,
    /\b(?:by|per) SKU\b|\b3PL\b|\bFBA\b/,
  ],
  Restaurants: [
    /\bpubs?\b|\bpizza (?:places|shops|parlou?rs?)\b|\bcater(?:ing|ers?)\b|\bfood (?:outlets?|chains?|concepts?)\b|\bfranchisees? of (?:\w+ ){0,2}(?:burger|pizza|sandwich|coffee)\b|\bice[- ]cream\b|\bdelis?\b|\bbreakfast spots?\b|\bsteakhouses?\b|\bghost kitchens?\b|\bwine bars?\b|\bcocktail\b/,
    /\brestaurants?\b|\brestaurateurs?\b|\bbistros?\b|\bcaf[eé]s?\b|\bcoffee ?(?:shops?|houses?|chains?)\b|\bpizzerias?\b|\bdiners?\b|\btaprooms?\b|\bbrewer(?:y|ies)\b|\bbars and\b|\bQSRs?\b|\bquick[- ]service\b|\bfast[- ](?:food|casual)\b|\bfood ?service\b|\bfood (?:trucks?|halls?)\b|\bbaker(?:y|ies)\b|\bcatering compan\w+|\bfood and beverage (?:outlets?|operat\w+|groups?)\b|\bkitchens\b|\bburger\b|\btaquerias?\b|\beateries\b/,
    /\bprime costs?\b|\btip (?:reporting|credit|pool)\w*|\btips\b(?=.{0,40}(?:POS|server|payroll))|\bfood cost\b|\bdaily sales (?:from|journals?|reports?)\b.{0,40}\b(?:POS|Toast|locations?)\b|\bToast (?:POS|sales)\b/,
  ],
  'Healthcare practices': [
    /\b(?:PT|physical therapy|med spa|family medicine|behavioral health|mental health|eye care|oral surgery|imaging|fertility) (?:clinics?|practices?|groups?|offices?|clients|cent(?:er|re)s?)\b|\bpractice owners who are doctors\b|\bmedical billing\b|\bdental\b(?= (?:books|AP|AR|bookkeep|account|client|support|service))/,
    /\b(?:medical|dental|physicians?|doctors?|doctor’s|doctors’|dentists?|dentist’s|veterinar\w+|vet|chiropract\w+|orthodont\w+|optometr\w+|dermatolog\w+|therapy|therapists?|clinical|surgery|urgent[- ]care|health-?care|healthcare|pediatric\w*|physio\w*)(?: (?:and|&|or) (?:medical|dental|physicians?|doctors?|veterinary))?(?:[’']s?)? ?(?:groups?|practices?|offices?|clinics?|cent(?:er|re)s?|clients|providers?|compan\w+|business(?:es)?|industry|sector|chains?|field|space)\b/,
    /\b(?:dentists|physicians|doctors|clinics|hospitals?|surgeons|chiropractors|optometrists|veterinarians|orthodontists|pharmacies|nursing homes?|home[- ]health|DSOs?|MSOs?|health-?care|medspas?|med spas?)\b/,
    /\binsurance (?:payments|reimbursements|remittances|claims)\b.{0,60}\b(?:dent|patient|physician|provider|practice|production)\w*|\bpatient (?:payments|receipts|refunds|billing|deposits|revenue|ledgers?)\b|\bEOBs?\b|\bproduction reports?\b|\bprovider compensation\b|\bpayer mix\b/,
  ],
  Nonprofit: [
    /\bhouses? of worship\b|\bsynagogues?\b|\btemples?\b|\bmosques?\b|\byouth (?:programs?|centers?)\b|\bmuseums?\b|\bfood banks?\b|\bshelters?\b|\bhumane societ\w+|\bprivate schools?\b|\bassociations and foundations\b|\bmission[- ]driven\b|\bphilanthrop\w+|\bgrantees?\b|\bendowments?\b|\bgrant[- ]funded\b/,
    /\bnon-?profits?\b|\bnot[- ]for[- ]profits?\b|\bNFPs?\b|\bNPOs?\b|\bNGOs?\b|\b501\(?c\)?\(?3\)?s?\b/,
    /\bcharit(?:y|ies|able)(?: (?:organi[sz]ations?|foundations?|trusts?))?\b|\bchurch(?:es)?\b|\b(?:private|community|family) foundations?\b|\bexempt(?:[- ]org\w*| organi[sz]ations?)\b|\btax-exempt\b|\bministries\b|\bsocial[- ]service agenc\w+|\bcharter schools?\b/,
    /\b(?:restricted|federal|program|foundation) grants?\b|\bgrant (?:tracking|accounting|reporting|budgets?|draws?|drawdowns?|compliance|expenses?|revenue|funded)\b|\b(?:released |restricted |unrestricted )?net assets\b|\bfund accounting\b|\bdonors?\b|\bdonations?\b|\bpledges?\b|\bfunctional expenses?\b/,
  ],
  Manufacturing: [
    /\bmakers? of (?:\w+ ){0,2}(?:parts|furniture|equipment|goods|products|tools|machines?|components|packaging|apparel)\b|\bmachine parts\b|\bproduction (?:plant|facility|floor|line)s?\b|\binjection mold\w*|\bbottling\b|\bwork[- ]in[- ]process inventory\b|\bjob shops?\b|\braw materials?\b|\bfinished goods\b|\bcost accounting\b/,
    /\bmanufactur(?:ers?|ing)\b|\bfactor(?:y|ies)\b|\b(?:industrial|machine shops?|fabricat\w+|metalwork\w*|assembly plants?|mills?|OEMs?)\b/,
    /\bstandard cost\w*|\bcost (?:variances|roll-?ups?|accountant|of goods manufactured)\b|\b(?:bills? of materials?|BOMs?)\b|\bat the plant\b|\bplant (?:accounting|accountant|controller|level)\b|\bwork orders?\b|\boverhead absorption\b|\b(?:purchase price|PPV|labor|material|usage) variances?\b|\binventory roll-?forwards?\b|\bcycle counts?\b|\bshop floor\b/,
  ],
  'Professional services': [
    /\b(?:PR|design|creative|branding|marketing|architecture|engineering) (?:shops?|studios?|houses?|boutiques?)\b|\bfreelance (?:designers|consultants)\b|\bstaffing\b|\brecruiters\b|\bmanaged service providers?\b|\bMSPs\b|\bservice[- ]based (?:business\w*|firms?|compan\w+)\b/,
    /\bprofessional[- ]services?\b/,
    /\b(?:consult(?:ing|ancy|ancies|ants)|advisory|marketing|creative|design|digital|ad|advertising|PR|staffing|recruiting|engineering|architect(?:ure|ural|s)?|media|branding|IT services)(?: (?:and|&) (?:consult\w+|design|media|creative|marketing))?(?: (?:firms?|agenc(?:y|ies)|compan\w+|studios?|shops?|practices?|clients|groups?|business(?:es)?|industry|sector))\b/,
    /\b(?:agenc(?:y|ies)|consultanc(?:y|ies)|consulting|architects|engineering firms?|service firms?)\b(?! (?:notices?|letters?))/,
    /\b(?:utilization|billable (?:hours|rates?)|realization rates?|client retainers|project profitability|time and materials|unbilled (?:time|fees))\b/,
  ],
  'Law firms': [
    /\blitigation (?:practices?|boutiques?|firms?)\b|\bpersonal[- ]injury\b|\bparalegals?\b|\besquires?\b|\bretainer (?:accounts?|balances)\b|\blegal (?:trust|client)\b|\bcase costs?\b/,
    /\blaw (?:firms?|offices?|practices?|groups?|clients)\b|\battorneys?(?:’|')?\b(?! general)|\blawyers?\b|\blegal (?:practices?|firms?|clients|industry|sector|services? firms?|trust)\b|\blitigat(?:ors?|ion firms?)\b|\bsolicitors\b/,
    /\bIOLTA\b|\b(?:client |attorney |lawyer )?trust (?:accounting|accounts?|ledgers?|money|funds|recon\w*)\b(?=.{0,60}(?:law|attorney|lawyer|client|three|firm|legal|recon))|\bclient trust\b|\bthree[- ]way (?:\w+ )?recon\w*|\bmatter (?:costs?|ledgers?|billing|level)\b|\bClio\b/,
  ],
  Trucking: [
    /\blong[- ]haul\b|\blast[- ]mile\b|\bhotshot\b|\btow(?:ing)? compan\w+|\bmoving compan\w+|\btrucks\b|\bdrayage\b|\bfreight brokers?\b|\bsemi-?trucks?\b/,
    /\btruck(?:ing|ers?|load)\b|\bfreight\b|\bcarriers?\b|\bhaul(?:ers?|age|ing)\b|\blogistics\b|\bowner[- ]operators?\b|\bfleets?\b|\btransport(?:ation)? (?:compan\w+|clients|firms?|business(?:es)?|industry|sector|operators?)\b|\bdelivery compan\w+|\bcourier\b/,
    /\bIFTA\b|\bIRP\b|\bdriver (?:settlements?|pay)\b|\bsettled drivers\b|\bfuel tax(?:es)?\b|\bper[- ]mile\b|\bfuel cards?\b|\b2290s?\b|\bload(?:s)? (?:invoic|settle|board)\w*|\bdispatch\b/,
  ],
  Retail: [
    /\b(?:gift|book|toy|bike|shoe|thrift|vape|flower|garden) (?:shops?|stores?)\b|\bchains? of (?:\w+ )?(?:stores|shops)\b|\bstorefronts?\b|\bpharmacy chain\b|\bstores in \w+|\bdealerships?\b|\bmerchandis(?:e|ing|ers?)\b|\bshop owners?\b|\bPOS (?:sales|till|retail)\b/,
    /\bretail(?:ers?|ing)?\b(?! tax)|\bboutiques?\b|\bbrick[- ]and[- ]mortar\b|\bgrocer(?:y|ies|s)\b|\bconvenience stores?\b|\bsupermarkets?\b|\bgas stations?\b|\bfranchise stores\b|\bstore chains?\b|\b(?:hardware|liquor|clothing|furniture|jewelry|gift|pet|sporting goods) (?:stores?|shops?)\b/,
    /\bsame-store\b|\bshrink(?:age)?\b|\bstore[- ]level\b|\b(?:till|register) (?:recon\w*|counts?|closings?)\b|\bby store\b|\bopen-to-buy\b/,
  ],
  'Investment funds': [
    /\bSPVs?\b|\bgeneral partners?\b|\bGP\/LP\b|\bfeeder funds?\b|\bfunds? (?:I|II|III|IV)\b|\bwealth (?:manager|management)s?\b|\bsearch funds?\b|\balternative (?:investments?|assets)\b|\bportfolio compan\w+|\bfund close\b/,
    /\b(?:hedge|private[- ]equity|PE|VC|venture(?: capital)?|investment|mutual|credit|real-estate)(?:,? (?:and|&|or|\/) (?:hedge|private[- ]equity|PE|VC|venture))? ?\/? ?funds?\b|\bprivate[- ]equity\b|\bventure capital\b(?! ?-?backed)|\bfund (?:admin\w*|account(?:ing|ant|s)|managers?|services|clients|investors)\b|\bfamily offices?\b|\basset manage(?:rs?|ment)\b|\bfund of funds\b/,
    /\bcapital (?:calls?|statements?|account statements?)\b|\bmanagement[- ]fees?\b(?= ?(?:calc|and|accru|invoice|\.|,|$))|\bcarried interest\b|\bwaterfalls?\b|\bNAV\b|\blimited partners\b|\bLPs\b|\bpartner allocations\b|\binvestor (?:capital|allocations?|statements?)\b/,
  ],
  Startups: [
    /\bpre-?revenue\b|\b(?:two|three|several|\d) rounds (?:raised|of funding)\b|\bangel[- ](?:backed|funded)\b|\baccelerators?\b|\bincubators?\b|\bYC\b|\bearly[- ]stage\b|\bscale-?ups?\b|\bfounder-led\b|\bfundrais\w+ (?:round|model|support)\w*/,
    /\bstart-?ups?\b|\b(?:VC|venture)[- ]backed\b|\b(?:seed|pre-seed|early|growth)[- ]stage\b|\bSeries [A-D]\b|\bfounders?\b/,
    /\bburn(?: rate)?\b(?=.{0,30}(?:runway|report|cash|multiple|founder))|\brunway\b|\bcap tables?\b|\bSAFEs?\b|\bconvertible notes?\b|\b409A\b/,
  ],
  'Government contractors': [
    /\b(?:defen[cs]e|federal|government|military|NASA|DoD) (?:sub-?contract\w*|primes?|projects?|awards?|agenc\w+ contract\w*)\b|\bcost[- ]type\b|\bwrap rates?\b|\b8\(a\)\b|\bT&M (?:and|\/) (?:cost|FFP)\b|\bFFP\b|\bDoD\b/,
    /\b(?:government|govt|federal|defen[cs]e|public[- ]sector)[- ](?:contract(?:ors?|ing|s)|services contract\w+)\b|\bgov-?con\b/,
    /\bDCAA\b|\bFAR\b(?= (?:and|\/|&|part|compl|31|cost|,))|\bDFARS\b|\bindirect (?:cost )?rates?(?: pools?)?\b|\bincurred[- ]cost (?:submission|proposal)s?\b|\bICS\b(?= submi)|\bSF-?1408\b|\bcost[- ]plus\b|\bCAS[- ]compli\w+|\bCostpoint\b|\bprovisional billing rates\b/,
  ],
  Hospitality: [
    /\bRV (?:parks?|resorts?)\b|\bguest ?houses?\b|\bB&Bs?\b|\bwedding venues?\b|\bski\b(?= (?:lodge|resort|area))|\bcruise\b|\bfront desk\b|\broom nights?\b|\bcountry clubs?\b|\bgolf (?:clubs?|courses?)\b|\bmarinas?\b|\btravel compan\w+/,
    /\bhospitality\b|\bhotels?\b|\bhoteliers?\b|\bresorts?\b|\binns?\b|\bmotels?\b|\blodg(?:es?|ing)\b|\bbed[- ]and[- ]breakfasts?\b|\bvacation rental managers?\b|\bevent venues?\b|\bcasinos?\b/,
    /\bnight audits?\b|\bRevPAR\b|\boccupancy (?:tax|report|rate)s?\b|\bADR\b|\bUSALI\b|\bproperty management system\b|\broom revenue\b|\bOTA (?:commissions?|payouts?)\b/,
  ],
}
