/** Whether the first parameter is an organiser or referee of the row's campaign, who sees what is hidden there. */
export function viewerIsOfficial(table: 'article' | 'photo'): string {
  return `exists (select from campaign_role held
           where held.campaign_id = ${table}.campaign_id and held.account_id = $1 and held.until is null
             and held.role in ('organiser', 'referee'))`;
}
