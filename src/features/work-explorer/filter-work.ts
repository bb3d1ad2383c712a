/** One filter button: its word in the address, its label, and the id of the industry it keeps ('' keeps all). */
export interface IndustryOption {
  id: string;
  label: string;
  industry: string;
}

/** True where the item's industry equals the option's; "All" keeps everything. */
export function keepsIndustry({ industry }: IndustryOption, item: { industry: string }): boolean {
  return industry === '' || item.industry === industry;
}
