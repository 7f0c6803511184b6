import { OpeningFitLine } from './matching/opening-fit-line.tsx'
import { BrowsePage } from './openings/browse-page.tsx'

/** Openings, each with how the reader fits it, which is loaded after them. */
export const OpeningsWithFit = () => <BrowsePage fitOf={(id, ids) => <OpeningFitLine id={id} ids={ids} />} />
