/** What the desk says in English of what can be applied for, and of the stages of joining. */
export const englishJoinSettings = {
  desk: {
    join_form: {
      person: 'A person',
      company: 'A company with seats',
      open: 'Open for applications',
      closed: 'Closed',
      months_help: 'Empty: it does not end.',
    },
    join_settings: {
      stages: 'Stages of an application',
      help: 'Applications that were sent keep the stages that they were sent with.',
      days: 'Days',
      people: 'Who decides',
      everybody: 'Everybody who may decide on applications',
      quorum: 'Quorum (%)',
      majority: 'Majority',
      simple: 'More for than against',
      two_thirds: 'Two thirds of the votes',
      positions: 'Offices that vote',
      council: 'The whole council',
      numbers: 'Member numbers',
      prefix: 'Begins with',
      has_year: 'With the year',
      digits: 'Digits',
      example: 'For example %{number}',
      saved: 'Saved.',
    },
  },
  resources: {
    joinForms: {
      name: 'Memberships',
      fields: {
        title: 'Title',
        description: 'What it is',
        kind: 'Who joins',
        seats: 'Seats',
        category_id: 'Category of the members',
        months: 'Lasts months',
        is_open: 'Open for applications',
        applications: 'Applications',
      },
    },
    joinSettings: { name: 'Stages of joining' },
  },
};
