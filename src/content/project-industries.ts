/** Industries of our projects, by id. Where an industry has a page, its id is the page's slug and the name is the same. */
export const projectIndustries = {
  healthcare: 'Healthcare',
  finance: 'Finance',
  logistics: 'Logistics',
  education: 'Education',
  ecommerce: 'E-Commerce',
  staffing: 'Staffing & HR',
} as const;

export type ProjectIndustry = keyof typeof projectIndustries;
