/**
 * What the pages before version 4 of the store left on a device and in files, letter by letter. It is
 * never changed: as long as somebody may have it, it is read.
 */

export const earlierPassphrase = 'cuatro palabras de prueba'

/** The store: an entry that was changed, one in which every question is answered, a weekly check. */
export const earlierContents = {
  entries: [
    {
      id: '00000000-0000-4000-8000-000000000007',
      versions: [
        {
          at: '2026-03-06T20:30:00-08:00',
          pain: 5,
          regions: ['low-back'],
          symptoms: [],
          sleepHours: null,
          painWoke: false,
          could: '',
          couldNot: '',
          medicine: '',
          note: '',
          savedAt: '2026-03-06T20:30:00-08:00',
        },
        {
          at: '2026-03-06T20:30:00-08:00',
          pain: 3,
          regions: ['low-back'],
          symptoms: [],
          sleepHours: null,
          painWoke: false,
          could: '',
          couldNot: '',
          medicine: '',
          note: '',
          savedAt: '2026-03-07T08:00:00-08:00',
        },
      ],
    },
    {
      id: '00000000-0000-4000-8000-000000000900',
      versions: [
        {
          at: '2026-03-04T08:15:00-08:00',
          pain: 6,
          regions: ['neck-back', 'shoulder-left-front'],
          symptoms: ['headache', 'stiffness'],
          sleepHours: 5.5,
          painWoke: true,
          could: 'Walked to the lake, "slowly"',
          couldNot: '=lift the groceries;\nnot even the small bag',
          medicine: 'Ibuprofen 200 mg, 2 tablets',
          note: 'worse after driving',
          savedAt: '2026-03-04T08:16:10-08:00',
        },
      ],
    },
  ],
  weeks: [
    {
      kind: 'peg',
      id: '00000000-0000-4000-8000-000000000950',
      at: '2026-03-07T19:00:00-08:00',
      pain: 7,
      enjoyment: 6,
      activity: 5,
    },
  ],
  lastBackup: '2026-03-08T10:00:00-07:00',
}

/** Half an entry, in the memory of a tab. */
export const earlierDraft = {
  at: '2026-03-08T10:00:00-07:00',
  pain: 4,
  regions: [],
  symptoms: [],
  sleepHours: null,
  painWoke: false,
  could: '',
  couldNot: '',
  medicine: '',
  note: 'half a sentence',
  typedTime: null,
  typedSleep: '',
}

/** The answers of the check, on the device. */
export const earlierAnswers = {
  draft: { who: 'me', crashDate: '2026-03-01', facts: [], marked: [{ id: 'tingling' }] },
  listAnswered: '2026-03-08',
  lastVisit: '2026-03-08',
}

/** A backup file. */
export const earlierBackup = JSON.stringify({
  format: 'clinic-symptom-diary',
  version: 1,
  madeAt: '2026-03-08T10:00:00-07:00',
  entries: earlierContents.entries,
  weeks: earlierContents.weeks,
})

/** The same diary in a locked backup file. */
export const earlierSealedBackup = JSON.stringify({
  format: 'clinic-symptom-diary',
  version: 1,
  madeAt: '2026-03-08T10:00:00-07:00',
  sealed: {
    kind: 'PBKDF2-SHA-256, AES-GCM-256',
    rounds: 600000,
    salt: 'PjDmHVyTifO1Aj/fzW8exA==',
    iv: 'IqyCNdy0lY7zSr58',
    text: 'wo3qbYtj3yDUYiGG7EIvwo3mkwvHv/85ouC42+ITcHo2AIBjg0CiXTzXZadZe6lDy6iUSU0XrmjRk0orVkXbk74UHi/tLdm8L4ag4LSj6jmJsjGPbQ6BO6h9dbecbqQMLypvDKgWw8HrweGJ5dC5Xru+hdsgUIE/a0efbkQaEBwdHT0CAiDWNKVthIHiXTPNT76UrS8iTGyG1DUt5w6Ze5pkW/YnXAa9gWD3mnOsozsf+DhoyVY0uNNK7uBr2jHrPWj5hGnx98WEij+f3f0ax4DoHwM7MV8bLmVjEH31ABdxUOcpaMnAxoA6oDK2rtf2lX3CebKZt6swbGmQCYXmcL3rcxgzxcKyPQpY842hOJdkawc74xdJvtP7jCHDWiSwpm93WS6VjT5lOQRGC1oP/9qO1eOpzv8fYM4aZ9lV81EvH80RB2p4WYsCb1ZkMVLEXN2zp7jZO7VPbujJlTwff3u1w3RDY95K/UYxHT+rrfsdyyEj57yUEroHLfmt1R7j4Tvre5gVKQLA44jBpYv7ghqFeM489jfDvBRHB2F++8e30ADTmpqn9yeF2XGGQno0aG7hhozWsXSIl+CpCVrJyQLVfCYJXJTEV64rDU3u9EMXaDtmsE+7YZyAa+oiLHCvV/ecTupyRLU6Upozz5sfImihzUtNw/so5DtjltHQajKXxAiGeOa4ktw6qxZJGUtoelLeKVjAw78w+/h33fK9OGZfbQjZyQ4yhHV80B+5on+D3CYQuoZ01mKi0075mZg193aLjSn+Nw7PkKzAvYFmsBliNqEbqmGSbF+1OGOP4zopq88O1otLB9jIzR7wQeA9Xa2dMnU0Mzl6gmrwKq3Ioeah0tE8T3XWvISw3Q0bDu+GpYDF7Iu9Hieh+7V3HVoWl/90xUxMgNNsu6+g6C3g/kqi7XUQkOkkxbheKVYFZTcENlVSsznucX3s6k0dBmJmmfdX3BZW7z6Du/Pa0fl7Y8z8yBwla5chPWxxB/ZqOO8qDaCwm3iKT4kVKbbj5paJxddEgvjqIVMSf8Zx05NlCs9oB/+ApDWSELVSL2tfHyaJ7FMNmGusmBcZUZ0jsf1TNnmnWyiChSaWk1+pq5wz+KfN3BYiCoIuZXi4eWKYQrG5QfqqQ6fQT4EEAS47Xge0KCPdbRLafi9Easg5nPeWI/owyDq/z2srlsFHZzvv8ReYlPjDjmwwwd8Ht3afs/xB0vJ0UEu/TvmCZsmG3zraCXNnmKAiewJmapcC82F7VM95RPp6nHF2lV10h1Bc6q9R4WnCOVz9f5F8h8HQ6hIGvTDuSfvBrpfhZyQVWXxZXgnyj4Kk2dVZDLz7F20T0eCpe4eQyUeDtzt0Gl1rT4fxA7mN6dUzlGYrv/TlSpL1x+K8PFSil4rbugKiVoNBQGpUUple4HPzumwQiWldzCWTO8IJYB7juuce/3klNBHAh6frYuLY5Bmg12plQxw0WFOqgFpu8BJMvlIk9q+qvkzAzjZGq833Hea14Y7rN5c/dpBeSo1dUxbR1saOJjYtWK1Gar1i9noBo7JgUlpZtNy036lVmXk00vgzYrBJ9qkqB9MAcaEYU11yoXkvQu1ORzd69tcizze9vNMQDiPg0a3Gn2RCI7um7qSiuQ2AblKZPFE030OkPBjaarMMV4Ke66MI/RmT30wOhRPkkztmsY0iIvNwUlUVlhOJ2e5GompDhMYdfTY4ZtN3tfIRApxLGCCngOhmn/Y4CP7VGoCxW/U7af88nCo31ZysZUrjLnE/IayQeGvCPAJuxoW35jExJe63/GaSY16hSoK4GloTWz3Y/Kk5TWv5QYTSUA6Jxd/hCSwkVGE0toF/ra44a0rOF09/oTxo+QZBVcMC0QNFZCWyuhbwqv193ak0C0i62gW6bHuSraCTnCx7XIiJYJIr7T1q2pzjvSLw0mwFpwm+zrKW5p2l2MVWqW/VpNocnIfYcoLNC9znqHPpXLSI+Qel6fnJsUd5EJj8gjBhxRl0hAw7aXHeC7F2SWSTdX+GqcWArrf8vZo5hajvovsp5eG/g5bt+7rMUbQ9nxppZ2zoY9j+wAfr81ggIkbUQg==',
  },
})

/** The same diary under a lock, with the sealed texts of the device and of the tab. */
export const earlierVault = {
  lock: {
    kind: 'PBKDF2-SHA-256, HKDF-SHA-256, AES-GCM-256',
    id: 'ca2d6f43-fe67-4fd4-887f-2638d573593e',
    rounds: 600000,
    salt: '9T/JDqw0HrJnks1s3JwNLg==',
  },
  box: {
    salt: 'QsN+fneev4HlHyxZSYaMAg==',
    iv: 'WLZUrykvI12TLeoL',
    text: '8BpVwg+AUAuCgYCDfgXCXpvW+A0f/qlYV3l1lUlncSlxGHizJ4pX7R0mylHdY+jDG9u+fVCh+rMEkUpXoOcpGLq63XpEHmmHjIPa06DcpOxI/LekIlIYNTgtv3k2HgSbFTp42cEhtpuoFAgS0gP5ano6GfJum9HLV5kW0h5oMAmbI2rqWZqGUUkJsj52sMtT+RC05PTMcqXFemoG7pdjDjBaApePpkzUy0rMYeHsV1LfMxMHa54cEu+3A6FxNUpDlkI+Ngbj35iJ7zroFCvr1TPu7FNLzjyUcpihm/ovt467pq0b6NpKWrsMMhxMSDYotyc0zseYZpBJTSZQIvgqajEtOGdCimQN9bA8gz7MbjdbvljkmBG4xQWGvAio7Nh9h/7DOEzXsjAB4qWunYDXYiU/rzgdJyTYDELZMqfFm6KnPqL5D/lCKEJZTeDwvZRTx5yd93amqijQ8P1FuwtBubR1S7izfkHc0p8Odi145N7cQdmJ6Y+0XMW6Wk8uyqs5TW/7ueqAARHMwsQeSzBeHIskfqnFyAVdbmphVWP+gCPH392SNfeeTPrrcbOq8prUs/Oe2XpvrR35nrGVcHzOdwdgCiQ02dl20pxqMxU2lAXBE1lI1IxT2fIkA5ZiTYDHswyyKOy9pjfJlTd40QHoi4F09kUtNxeAFeOepVN4FcX7yhVIiFj4wNJEvbKiLK7yXDR+37kr4mTxE+4qX+2Qa+v8+73P+XWRCwmOQEhCOEhkDem55k2lSwa1vFgf6BloqExSiHugAweOufYZBqVUi4odVuZzjr1fobmsZhJnibBDPw0W6MJWbS+669PgPQUu60VtC/8Bkfj3+QgD1EMVFt8xQuqBXFAnm8E7FxCQ8UIsWnkfpCyE29cWbFi0RklqhJHYmZKJMJyYapkRv5acWpFafzEhfZewpw1z2oh6dp83TLonjjKHluSwpSnIdImzOrwOcdeUVWyC2DFIGNmNzdDRHKoY2buAY9K5g6dpHQnKlf/T0a8C7jgKpacWWu/MaWQ9hnCJmhNoFlE4NPxvihpJ1SbIDnfHAUPQkNqzHZx5QnTeWLMkRBX69YbiaqoA9xFaMSiRfLe0NALnccV/R1PDAXauGJMiTrSDTY5FYkCKy/zA5M/EwcQw7wlIlfrGbi8gy1t61m+SMRcK5ycKymIfv3YADixhhRzvIVHGho4BBk7TAd6SbB1dgX3zR/jpm2ZFTh71Yki+8J/U0T4ARc1sVvpylwkOJvl6fxCulKbHe8cl732hDSz/JUtLeFCglkti0Hf14TsPB5B+0ZhZL8hBgpA9y9EUVcKSdohbow5YKTYhvY4uCm3CdiICocmcqOx8bnqbOjZCfoi26q8LYy0euzB7v66Ms0ijFjJRt8nvPn4J0Q3Wc/byY2QoyCyumGaoVRyvqBTJ814V1APE/+Bce/glkCmom8VhAQOjC4gW79raYMJfCPmc',
  },
}

export const earlierSeals = {
  device: {
    'symptom-diary-sealed-ca2d6f43-fe67-4fd4-887f-2638d573593e':
      '{"salt":"J7Femx6KwDDqJCFFMHl+sw==","iv":"PAjlTT/royNlKlO6","text":"nKB2k76QDbT5NxvRQNDYPhQx7FdS4fdvphQvhk2zRxFH1bqe8NpeKD7/0XGTTQhqV4zms0YSxxxHVRsS+QHjIzaDSW7ClBpvHIjik/hzCdEo11Zq0PN64POiQJD0RrjC4zSbeP1wYfiUijvjQGoVHvH1AoARF+KAffp2eSXV7//ZHTWf/zKjH7nYPsFGa2aKlYGMxPYEaNwarQRMuvFJvz8XaE+ynMTGT2/jpkF3QUkE5vV1YsPeV/kCJ4bp8X/raGS0+Y9KoT6g"}',
  },
  tab: {
    'symptom-diary-sealed-ca2d6f43-fe67-4fd4-887f-2638d573593e':
      '{"salt":"85yVA3TIjCY5kaRht15eyA==","iv":"NtKrSyddAHkRdTsr","text":"EgnqAQ5tmG798+CHiQ5TcAScsWB0P8aZmrl+DlItc9WgF+GMSRCaECjd2FMXO96yR99YEjhJ+cv/frMQztOQPj8LVhBqV4kmPmwVU/ymh8P+A/rgZ11Iy4W5HavtPcuMTvewELXSSNf6BaQRDfW/DciuBzCzvBOp6xfHIN3t9pETL3BgKysvynuWXWqnUTOd68gDMaKvlj3mjMG2OfT6T1onle+FAwlIMvKoBIh25ldcb8fykGo5KcMllC1PUn7ia48LQ7u5bsYKMhLDoPi4oSh1FNkEdSTYV9XBJNDx1/ejffLic1k5Ac7m7Gd3TKdRBfSsL1NXc6quRyPPxWC9jUCsipBPCimGYLmnXt60FbzeWfyYSXPXSA=="}',
  },
}
