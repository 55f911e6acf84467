"""What all games share: the contract of games and states, decisions, events, views, records, errors, chance."""
