/** Of what a card tells, what is known: `Vence -` would only ask what it means. */
export const listKnown = <Fact extends { value: string }>(facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value !== '-');
