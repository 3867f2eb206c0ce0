-- The skills that a freelancer can choose from. Their order here is their order within a category.
insert into skills (category, name)
  select category, name
  from (values
    (1, 'Development', array[
      'JavaScript', 'TypeScript', 'React', 'Node.js', 'Python', 'Java', 'C#', 'Go', 'PHP', 'Ruby', 'SQL', 'iOS', 'Android',
      'DevOps', 'Cloud infrastructure', 'Software testing'
    ]),
    (2, 'Design', array[
      'Product design', 'User research', 'Design systems', 'Brand identity', 'Illustration', 'Motion design', 'Video editing',
      'Photography'
    ]),
    (3, 'Data', array['Data analysis', 'Data engineering', 'Machine learning', 'Statistics', 'Dashboards']),
    (4, 'Marketing', array[
      'Content strategy', 'Search engine optimization', 'Paid advertising', 'Social media', 'Email marketing', 'Market research'
    ]),
    (5, 'Writing', array['Copywriting', 'Technical writing', 'Editing', 'Translation', 'Grant writing']),
    (6, 'Finance', array['Bookkeeping', 'Financial modeling', 'Tax preparation', 'Auditing', 'Payroll']),
    (7, 'Healthcare', array['Medical writing', 'Clinical research', 'Health informatics', 'Nutrition counseling']),
    (8, 'Education', array['Tutoring', 'Curriculum design', 'Instructional design', 'Course production']),
    (9, 'Business', array[
      'Project management', 'Product management', 'Business analysis', 'Customer support', 'Virtual assistance', 'Recruiting'
    ])
  ) as groups (number, category, names), unnest(names) with ordinality as each (name, place)
  order by number, place;

-- Only migrations write skills, so no trigger adds their words to the vocabulary.
select learn_words(name) from skills;
