import type { LabelledRequests } from "./labelled-requests.ts";

export const englishLabelled: LabelledRequests = {
  whole: {
    overview: `boil this lecture down to two sentences | what did we talk about in class | could you possibly condense the whole recording into a few sentences | i wanna know what the gist of this lecture was | need a summary asap im on the bus | yo can u tell me what all this is about real quick | 
      summarize | summary pls | tldr | tl;dr please | whats this about | what's the lecture about? | give me a quick overview | can you sum this up for me | summarise this in one sentence | short summary
      what was todays class about | so what is this video about | gist pls | uh can you give me a summary of the whole thing please | i dont have time to listen to all of it, what's it about | recap | one paragraph summary
      sumarize the lecture | what happened in this lecture | give me the short version | summary of this recording for my friend who was sick | explain in short what this is about | what did he talk about | what is this recording about in two sentences
      long detailed summary please | what were they discussing | quick rundown of the meeting | summarize everything in simple words | in a nutshell? | what did the professor say`,
    points: `what should i remember from this talk | main takeawys please | top three things to remember from this | give us the 4 biggest ideas | whats the most crucial stuff he mentioned | 
      main points | give me the main points | key takeaways | what are the 3 most important things | summarize in 3 bullet points | top 5 takeaways pls | what should i take away from this | bullet points please | most important points of the lecture
      whats important here | just the important stuff | main ideas of this talk | key points in bullets | what are the key ideas | highlights | give me 5 key points from the class | what are the main arguments | list the main points | the essentials please | waht are the main points | what were the biggest takeaways from todays lecture`,
    topics: `what sections does the lecture have | run me through the topics | what areas does this cover | 
      what topics are covered | topics | list of topics | what did we cover today | what topics did the lecture cover | table of contents | which topics come up | how is the lecture structured | what subjects are discussed | outline of the lecture
      give me the chapters | what chapters are there | what all was covered in this class | agenda`,
    terms: `make a list of the key terms with definitions | all important definitions pls | which vocabulary do i need to know from this | 
      key terms | what are the key terms | glossary pls | important vocabulary | list of definitions | give me all the definitions | what are the important concepts | key concepts | vocab list | terms i should know
      whats the terminology used | keywords | define the key terms | new terms introduced today | what technical terms were used`,
    explain: `i have no idea what hes talking about | explain it to a ten year old | my brain hurts can you explain this more easily | 
      explain | explain this | explain this to me like im 5 | eli5 | i dont understand | i don't get it | can you explain the lecture in simple terms | explain simply | im so lost | break it down for me
      explain it in plain english | i didnt understand anything in this class | can u explain everything in easy words | explain like i'm five years old please | this is confusing | make it make sense, explain the whole thing`,
    teach: `could you teach me the stuff in this lecture | 
      teach me this | teach me the lecture | walk me through it | can you tutor me on this | teach me everything from this class step by step | go through the lecture with me | help me understand this lecture | be my tutor | take me through this step by step`,
    missed: `had to leave early, what happened after | i overslept lol whatd i miss | was out sick monday, what did they go over | 
      what did i miss | i missed class today what happened | i was sick, catch me up | fell asleep, what did i miss | what did i miss in the lecture | i came late what was said | catch me up pls | i wasnt there yesterday
      i zoned out, can you fill me in | bring me up to speed | missed the lecture help | i skipped class, what do i need to know | wasn't paying attention, what did he say`,
    notes: `can you do my notes for this one | 
      notes | make notes | give me notes for this lecture | take notes for me | can you write notes pls | lecture notes | turn this into notes | notes on this class please | write me some notes`,
    guide: `i need a cheatsheet | 
      study guide | make a study guide | create a study guide for this lecture | cheat sheet | revision sheet pls | can you make me a cheat sheet for the exam | make me a study plan | i need a review sheet | study guide for the midterm | one pager for revision`,
    quiz: `lets do a practice test | can i get flashcards for this | throw some quiz questions at me | 
      quiz me | test me | quiz | give me a quiz | ask me questions | make flashcards | flash cards pls | practice questions | can you quiz me on this | give me 5 multiple choice questions | test my knowledge | make a practice test | 10 questions to practice
      quiz me on the lecture | ask me some questions about this class | i want to be tested on this, quiz me | create flashcards from this lecture`,
    questions: `what questions did he ask | which questions came up in class | what did students ask`,
    exam: `what do we have to prepare for thursday | do i need to submit something before friday | what reading did he assign | when is the assignment due | did he give us homework | what are the most likely exam topics | is any of this gonna be on the test | 
      whats on the exam | what should i learn for the exam | what do i need to know for the test | what will be on the midterm | exam tomorrow what should i study | what's due | any homework? | when is the deadline | what do i have to do for next week homework
      what should i focus on for the final | what is exam relevant | what should i memorize | what do i need to study | is there an assignment | i have a test tomorrow, help me prepare | what do i have to remember | what did he say about the exam | what do i need to know`,
    example: `
      give me an example | examples please | what examples were given | any examples? | which examples did the lecturer use | example`,
    conclusion: `what was the final conclusion | 
      whats the conclusion | conclusion | how does it end | what was the conclusion of the lecture | what did they decide in the end | final thoughts? | what conclusions were drawn | how did the talk end`,
    opinion: `honestly is this lecture worth my time | 
      what do you think | is this lecture any good | do you agree with him | is it worth listening to | whats your opinion on this lecture | is this true | would you recommend this talk | is this class hard | what do you think about the lecture | is he right`,
    translate: `can i have that in spanish | 
      translate this | translate to spanish | can you translate the lecture into german | translate the summary to french | in spanish please | translate everything into english pls | give me this in portuguese | can you translate it`,
    rewrite: `too much text, cut it down | ok but shorter | 
      shorter | shorter please | simpler | make it shorter | make that simpler | longer | too long | more detail | say that in other words | can you rephrase that | too complicated | put it differently | dumb it down`,
    thanks: `awesome thank u so much | 
      thanks | thank you | thx | ty | thank you so much | ok thanks | thanks a lot that helped | great thanks! | perfect, thank you | cheers mate | awesome thanks | got it thanks`,
    greeting: `hiii | 
      hi | hello | hey | hey there | good morning | yo | hello! how are you | hi lectern | good evening | sup`,
    help: `what kind of questions can i ask you | 
      help | what can you do | what can i ask you | how do you work | who are you | help me | what can i ask | are you chatgpt | how do i use this | what can you help me with | can you help me | what are you`,
    complaint: `nope thats not what he said | 
      thats wrong | that's not right | wrong | this is not what i asked | you didnt answer my question | that isn't true | bad answer | not helpful | useless | no thats incorrect | he never said that | that answer is wrong | you made that up`,
  },
  subject: {
    define: `whats an inception module again | 
      what is photosynthesis | whats entropy | define osmosis | meaning of catharsis | definition of opportunity cost | what are mitochondria | what does bandwidth mean | what's a moraine | gdp definition | what is a black hole
      what was the marshall plan | entropy meaning | what does DNA stand for | whats a p value | what is the treaty of versailles | what is an exam | what is a translation`,
    who: `who came up with dropout | 
      who was freud | who discovered penicillin | who wrote the republic | whose theory is this about gravity | who invented the steam engine | which scientist proposed plate tectonics | by whom was the bank founded`,
    when: `when was alexnet published | 
      when did the war start | when was penicillin discovered | in what year was the constitution signed | what year did keynes publish his book | when does mitosis happen | since when do glaciers melt | which century was the plague`,
    where: `
      where does glycolysis take place | where was napoleon born | which country had the first railway | where do neurons store memory | in which city was the trial | where did they find the fossils`,
    howMany: `how many parameters does vgg have | 
      how many chromosomes do humans have | how long does a glacier take to form | how much energy does a cell need | how old is the earth | how many people died in the famine | what percentage of voters supported it | number of protons in carbon
      how fast is light | how far is the moon`,
    why: `how come the learning rate has to decay | 
      why is the sky blue | why did rome fall | how come prices rise with inflation | reasons for the french revolution | what causes earthquakes | why does ice float | why do we need enzymes | what led to the crash of 1929 | why was galileo arrested
      causes of world war one | reason why attention matters in transformers`,
    how: `how do you actually compute the gradient | 
      how does photosynthesis work | how do vaccines work | how is steel made | how does the heart pump blood | how did they measure gravity | how can you calculate variance | how are memories formed | how do banks create money`,
    list: `what are the three types of layers | 
      list the kinds of moraine | what are the types of rock | name three causes of inflation | what are the stages of mitosis | list all the planets mentioned | which kinds of memory exist | what are the advantages of nuclear power | types of joints
      name the four chambers of the heart | steps of the scientific method`,
    compare: `is a gru better than an lstm | 
      difference between mitosis and meiosis | compare plato and aristotle | dna vs rna | how is classical conditioning different from operant conditioning | what do cats and dogs have in common | magma versus lava
      what's the difference between speed and velocity | is procedural memory the same as episodic memory | similarities between rome and greece | acids compared to bases`,
    example: `can i get an example of a convex function | 
      give me an example of osmosis | example of a metaphor | examples for supply and demand | what is an example of positive feedback | can you give an example of a prime number`,
    explain: `
      explain photosynthesis | explain the krebs cycle | i dont understand recursion | can you explain bayes theorem simply | explain quantum tunneling like im 5 | clarify the second law of thermodynamics | i dont get eigenvectors`,
    overview: `
      summarize the part about memory | what did he say about inflation | tell me about the french revolution in short, summary | what was said about glaciers | summary of the krebs cycle | overview of plate tectonics | recap the section on enzymes`,
    quiz: `
      quiz me on photosynthesis | flashcards about the cold war | test me on enzymes | give me practice questions on bayes theorem | quiz about the roman empire`,
    plain: `anything about overfitting | 
      the marshall plan | photosynthesis | does water expand when it freezes | is light a wave or a particle, what about photons | role of insulin in the body | keynes multiplier | tell me about mitochondria | can viruses reproduce
      what happens when ice melts in water | napoleons defeat | the role of the hippocampus | are whales mammals | effect of caffeine on sleep | what important discoveries did curie make | what is the main function of the kidney
      which terms of the treaty hurt germany | what is the key point of platos cave allegory | what tests did pavlov do with dogs | what topics did socrates discuss with plato
      can you find the part on recursion | what to do against overfitting`,
  },
};
